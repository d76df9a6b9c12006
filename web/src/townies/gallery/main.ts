import { mount } from "svelte";
import "../../lib/theme.css";
import "../../lib/base.css";
import "../../lib/fonts.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.body });
