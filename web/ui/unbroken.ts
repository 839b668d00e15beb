const GAP = /(?<=\d) (?=[µ°%]|(?:mm|cm|m|kg|g|MPa|GPa|days?|weeks?|parts?)\b)|(?<=\bRa) (?=\d)/g;
const DASH = /(?<=\d)[-–](?=[\dA-Z])/g;

/** `Ra 3.2 µm`, `45–60 °C` and `6061-T6` go to the next line whole. */
export function unbroken(text: string): string {
  return text.replace(GAP, "\u00A0").replace(DASH, "$&\u2060");
}
