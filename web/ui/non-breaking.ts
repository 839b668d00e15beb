const UNITS =
  // cspell:disable-next-line
  "[µm]?m|cm|k?g|lb|k?N|[kMG]Pa|[kMG]B|[pk]si|[hs]|min|days?|weeks?|parts?|Tagen?|Wochen?|Teilen?";
/** Before a unit, after what a number belongs to, and in the name of a thread. */
const GAP = new RegExp(
  String.raw`(?<=\d) (?=[µ°%]|(?:${UNITS})\b)|(?<=\b(?:R[az]|N[ro]\.)|§) (?=\d)|(?<=\bM\d+(?:[.,]\d+)?) (?=×)|(?<=\bM\d+(?:[.,]\d+)? ×) `,
  "g",
);
const DASH = /(?<=\d)[-–](?=[\dA-Z])/g;

/** Keeps `Ra 3.2 µm`, `45–60 °C` and `6061-T6` each on one line. */
export function keepTogether(text: string): string {
  return keepUnitsTogether(text).replace(DASH, "$&\u2060");
}

/** Keeps `Ra 3.2 µm` and `M6 × 1` each on one line. It only replaces spaces by no-break spaces, so copied text has no invisible characters. */
export function keepUnitsTogether(text: string): string {
  return text.replace(GAP, "\u00A0");
}
