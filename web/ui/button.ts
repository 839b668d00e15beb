type Tone = "primary" | "secondary";

const SHAPE =
  "inline-flex items-center gap-2.5 rounded-1 font-semibold whitespace-nowrap no-underline tinted";
const TONES: Record<Tone, string> = {
  primary: "bg-red text-white hover:bg-red-hover active:bg-red-active",
  secondary: "bg-paper text-ink border border-line hover:border-ink",
};
const SIZES = { regular: "h-12 px-5.5 text-16", small: "h-10 px-4 text-15" } as const;

/** The classes of a link or button that looks like a button. */
export function buttonClass(tone: Tone, size: keyof typeof SIZES = "regular"): string {
  return `${SHAPE} ${TONES[tone]} ${SIZES[size]}`;
}
