/** How many of a file's first bytes the check wants to see. */
export const HEAD_BYTES = 512;

interface Content {
  /** At most the first HEAD_BYTES bytes. */
  readonly head: Buffer;
  readonly size: number;
}

const startsWith =
  (...bytes: number[]) =>
  ({ head }: Content) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));

/** What the formats that visitors may send begin with (Spec §2), by extension. */
const LOOKS_RIGHT: Readonly<Record<string, (content: Content) => boolean>> = {
  igs: isIges,
  rar: startsWith(0x52, 0x61, 0x72, 0x21, 0x1a, 0x07),
  step: isStep,
  stl: (content) => isTextStl(content) || isBinaryStl(content),
  stp: isStep,
  zip: startsWith(0x50, 0x4b, 0x03, 0x04),
};

/** Says what is wrong with a file that a visitor sent, or nothing when it is what its name says. */
export function contentProblem(key: string, content: Content): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(key)?.[1]?.toLowerCase() ?? "";
  const looksRight = Object.hasOwn(LOOKS_RIGHT, extension) ? LOOKS_RIGHT[extension] : undefined;
  if (looksRight === undefined)
    return `Files of type "${extension}" are not accepted: send ${Object.keys(LOOKS_RIGHT).join(", ")}`;
  return looksRight(content)
    ? undefined
    : `The file is named .${extension}, but its content is not of that type`;
}

/** ISO 10303-21 §5: an exchange structure begins with this token; white space may stand before it. */
function isStep({ head }: Content): boolean {
  return text(head).trimStart().startsWith("ISO-10303-21;");
}

/** IGES 5.3 §2.2: fixed-length records of 80 columns; column 73 names the section, S (or B, C) first, then the line's number. */
function isIges({ head }: Content): boolean {
  return /^[SBC] *1$/.test(text(head).split(/\r?\n/, 1)[0]?.slice(72, 80).trim() ?? "");
}

function isTextStl({ head }: Content): boolean {
  return /^\s*solid\b/.test(text(head)) && !head.includes(0);
}

/** 80 bytes of header, the number of triangles, then 50 bytes for each. */
function isBinaryStl({ head, size }: Content): boolean {
  return head.length >= 84 && size === 84 + 50 * head.readUInt32LE(80);
}

function text(head: Buffer): string {
  return head.toString("latin1").replace(/^ï»¿/, "");
}
