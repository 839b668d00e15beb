export const media = {
  play: "Play",
  pause: "Pause",
  /** The language of the captions, in the player's menu. */
  captions: "English",
};
