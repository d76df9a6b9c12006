import { mount } from "svelte";
import "../../lib/theme.css";
import "../../lib/base.css";
import "../../lib/fonts.css";
import Board from "./Board.svelte";
import Tiles from "./Tiles.svelte";

const shown = new URLSearchParams(location.search).has("fixture") ? Board : Tiles;
mount(shown, { target: document.getElementById("app")! });
