/** GROQ's `id in path(pattern)`: "*" is one part of a dotted id, "**" any number. Takes no longer for nasty patterns. */
export function matchesPath(id: string, pattern: string): boolean {
  let reached = new Set([0]);
  for (const [index, part] of pattern.split(".").entries()) {
    if (index > 0) reached = after(reached, ".", id);
    reached = after(reached, part, id);
    if (reached.size === 0) return false;
  }
  return reached.has(id.length);
}

/** Where in the id one can be after one more part of the pattern. */
function after(reached: ReadonlySet<number>, part: string, id: string): Set<number> {
  if (part === "*") return afterOnePart(reached, id);
  const result = new Set<number>();
  if (part === "**") for (let at = Math.min(...reached); at <= id.length; at++) result.add(at);
  else for (const at of reached) if (id.startsWith(part, at)) result.add(at + part.length);
  return result;
}

function afterOnePart(reached: ReadonlySet<number>, id: string): Set<number> {
  const result = new Set<number>();
  for (const start of reached) {
    for (let at = start; at < id.length && id[at] !== "." && !result.has(at + 1); at++) result.add(at + 1);
  }
  return result;
}
