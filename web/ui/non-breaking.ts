const UNITS =
  // cspell:disable-next-line
  "[µm]?m|cm|k?g|lb|k?N|[kMG]Pa|[kMG]B|[pk]si|[hs]|min|days?|weeks?|parts?|Tagen?|Wochen?|Teilen?";
/** Before a unit, after what a number belongs to, and in the names of standards, grades and threads. */
const GAP = new RegExp(
  String.raw`(?<=\d) (?=[µ°%]|(?:${UNITS})\b)|(?<=\b(?:R[az]|N[ro]\.|[A-Z]{2,5})|§) (?=\d)|(?<=\bM\d+(?:[.,]\d+)?) (?=×)|(?<=\bM\d+(?:[.,]\d+)? ×) `,
  "g",
);

/** Keeps `Ra 3.2 µm`, `ISO 2768` and `M6 × 1` each on one line. It only replaces spaces by no-break spaces, so copied text has no invisible characters. */
export function keepUnitsTogether(text: string): string {
  return text.replace(GAP, "\u00A0");
}
