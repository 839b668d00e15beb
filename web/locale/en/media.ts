export const media = {
  play: "Play",
  pause: "Pause",
  /** The accessible name of a poster. */
  playFilm: (title: string, length: string) => `Play: ${title}, ${length}`,
  /** The language of the captions, in the player's menu. */
  captions: "English",
};
