import type { Words } from "../catalog-type.ts";

export const media: Words["media"] = {
  play: "Abspielen",
  pause: "Pause",
  playFilm: (title, length) => `Abspielen: ${title}, ${length}`,
  captions: "Englisch",
};
