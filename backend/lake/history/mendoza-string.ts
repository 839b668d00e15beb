import { OP, type Output } from "./mendoza-op.ts";

/** Below this a slice costs more than the text that it saves. */
const SHORTEST_SLICE = 8;

/** Steps that build `to` from the common beginning and end of `from`; undefined when too little is common. */
export function encodeString(from: string, to: string): Output | undefined {
  const longest = Math.min(from.length, to.length);
  let head = 0;
  while (head < longest && from.charCodeAt(head) === to.charCodeAt(head)) head += 1;
  if (splitsPair(from, head) || splitsPair(to, head)) head -= 1;
  let tail = 0;
  while (
    tail < longest - head &&
    from.charCodeAt(from.length - 1 - tail) === to.charCodeAt(to.length - 1 - tail)
  )
    tail += 1;
  if (splitsPair(from, from.length - tail) || splitsPair(to, to.length - tail)) tail -= 1;
  if (head + tail < SHORTEST_SLICE || !from.isWellFormed() || !to.isWellFormed()) return undefined;

  // The patcher counts in UTF-8 bytes.
  const size = Buffer.byteLength(from);
  const steps: Output = [];
  if (head > 0) steps.push(OP.stringAppendSlice, 0, Buffer.byteLength(from.slice(0, head)));
  const middle = to.slice(head, to.length - tail);
  if (middle !== "") steps.push(OP.stringAppendString, middle);
  if (tail > 0)
    steps.push(OP.stringAppendSlice, size - Buffer.byteLength(from.slice(from.length - tail)), size);
  return steps;
}

/** Would a cut here separate the two halves of one character? */
function splitsPair(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return at > 0 && code >= 0xdc00 && code <= 0xdfff;
}
