const TONES = { primary: "button button-primary", secondary: "button button-secondary" } as const;

/** The classes of a link or button that looks like a button (styles/globals.css). */
export function buttonClass(tone: keyof typeof TONES, size: "regular" | "small" = "regular"): string {
  return size === "small" ? `${TONES[tone]} button-small` : TONES[tone];
}
