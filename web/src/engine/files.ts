// The engines' files, which are built from the rules (`make engine`) and kept beside them.

import { Refusal } from "../lib/refusal";
import type { ReadFile } from "./machine";

const ADDRESSES = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("../../../src/citywright/engine/built/*", {
      query: "?url",
      import: "default",
      eager: true,
    }),
  ).map(([path, address]) => [path.split("/").at(-1)!, address]),
);

/** Fetch a file, if there is one of that name; refused ("not-loaded") if it does not come. */
export const fetchFile: ReadFile = async (name) => {
  if (!(name in ADDRESSES)) return null;
  const response = await fetch(ADDRESSES[name]).catch(() => null);
  if (!response?.ok) throw new Refusal({ code: "not-loaded", detail: name });
  return response.arrayBuffer();
};
