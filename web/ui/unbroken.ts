const GAP = /(?<=\d) (?=[µ°%]|(?:mm|cm|m|kg|g|MPa|GPa|days?|weeks?|parts?)\b)|(?<=\bRa) (?=\d)/g;
const DASH = /(?<=\d)[-–](?=[\dA-Z])/g;

/** `Ra 3.2 µm`, `45–60 °C` and `6061-T6` go to the next line whole. */
export function unbroken(text: string): string {
  return withUnits(text).replace(DASH, "$&\u2060");
}

/** `Ra 3.2 µm` goes to the next line whole. Nothing is put into it that would come along when it is copied. */
export function withUnits(text: string): string {
  return text.replace(GAP, "\u00A0");
}
