const GAP = /(?<=\d) (?=[µ°%]|(?:mm|cm|m|kg|g|MPa|GPa|days?|weeks?|parts?)\b)|(?<=\bRa) (?=\d)/g;
const DASH = /(?<=\d)[-–](?=[\dA-Z])/g;

/** Keeps `Ra 3.2 µm`, `45–60 °C` and `6061-T6` each on one line. */
export function keepTogether(text: string): string {
  return keepUnitsTogether(text).replace(DASH, "$&\u2060");
}

/** Keeps `Ra 3.2 µm` on one line. It only replaces spaces by no-break spaces, so copied text has no invisible characters. */
export function keepUnitsTogether(text: string): string {
  return text.replace(GAP, "\u00A0");
}
