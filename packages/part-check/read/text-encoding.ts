/** The characters that STEP files, ZIP names and the like are written with, as labels of TextDecoder. */
type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "shift_jis" | "gb18030" | "windows-1252";

const CHUNK = 1 << 20;
/** The bytes that decide between encodings: so many names have no other. */
const MAX_DECIDING_BYTES = 10_000;

/** Decodes a text whose encoding is not stated. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/**
 * The encoding of a text: Unicode, or the code page of the computer that wrote it. Chinese and Japanese characters are pairs of bytes above
 * 127, where other languages have single ones between letters.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [first = 1, second = 1] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  if (isUtf8(bytes)) return "utf-8";
  const runs = runsOfHighBytes(bytes);
  if (runs.every(isShiftJis) && runs.some(([lead = 0]) => lead < 0xa0)) return "shift_jis";
  const leads = runs.flatMap((run) => run.filter((_, index) => index % 2 === 0));
  const common = leads.filter((lead) => lead < 0xd8);
  return runs.every(isGb2312) && common.length > leads.length / 2 ? "gb18030" : "windows-1252";
}

function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for (let start = 0; start < bytes.length; start += CHUNK)
      decoder.decode(bytes.subarray(start, start + CHUNK), { stream: start + CHUNK < bytes.length });
    return true;
  } catch {
    return false;
  }
}

/** The sequences of bytes above 127, each with the byte after it. */
function runsOfHighBytes(bytes: Uint8Array): number[][] {
  const runs: number[][] = [];
  let deciding = 0;
  for (let at = 0; at < bytes.length && deciding < MAX_DECIDING_BYTES; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    const start = at;
    while ((bytes[at] ?? 0) >= 0x80 && at - start < MAX_DECIDING_BYTES) at += 1;
    runs.push([...bytes.subarray(start, at + 1)]);
    deciding += at - start;
  }
  return runs;
}

/** JIS X 0208: the second byte of a character may be below 128. */
function isShiftJis(run: readonly number[]): boolean {
  let at = 0;
  while (at < run.length - 1) {
    const [lead = 0, trail = 0] = run.slice(at, at + 2);
    const isKatakana = lead > 0xa0 && lead < 0xe0;
    if (!isKatakana && !(lead > 0x80 && lead < 0xf0 && trail >= 0x40 && trail !== 0x7f)) return false;
    at += isKatakana ? 1 : 2;
  }
  return true;
}

/** The characters of GB 2312, which all texts in simplified Chinese consist of. */
function isGb2312(run: readonly number[]): boolean {
  const high = run.slice(0, -1);
  return (
    high.length % 2 === 0 && high.every((byte, index) => byte > 0xa0 && (index % 2 === 1 || byte < 0xf8))
  );
}
