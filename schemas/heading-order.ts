import { storedField } from "./stored-field.ts";

/** The keys of the headings in a text that skip a level, for example a smallest heading right under a heading. */
export function headingJumps(text: unknown): string[] {
  if (!Array.isArray(text)) return [];
  let level = 1;
  return text.flatMap((block: unknown) => {
    const style = storedField(block, "style");
    const next = typeof style === "string" ? Number(/^h([2-6])$/.exec(style)?.[1] ?? 0) : 0;
    if (next === 0) return [];
    const jumps = next > level + 1;
    level = next;
    return jumps ? [String(storedField(block, "_key"))] : [];
  });
}
