// cspell:ignore ftyp cxms SBCG

/** What is known of a file. */
export interface FileStart {
  /** The first bytes. */
  readonly head: Buffer;
  /** The size of the whole file, in bytes. */
  readonly size: number;
}

const FORMATS = {
  step: isStep,
  stp: isStep,
  stpz: (start) => startsWith(0x1f, 0x8b)(start) || startsWith(0x50, 0x4b, 0x03, 0x04)(start),
  igs: isIges,
  iges: isIges,
  stl: (start) => isTextStl(start) || isBinaryStl(start),
  zip: startsWith(0x50, 0x4b, 0x03, 0x04),
  rar: startsWith(0x52, 0x61, 0x72, 0x21, 0x1a, 0x07),
  // Some programs write a few bytes before the header (ISO 32000-1, annex H.3).
  pdf: ({ head }) => head.includes("%PDF-"),
  dxf: isDxf,
  dwg: ({ head }) => /^AC10\d\d/.test(head.toString("latin1", 0, 6)),
  png: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  jpg: startsWith(0xff, 0xd8, 0xff),
  jpeg: startsWith(0xff, 0xd8, 0xff),
  webp: ({ head }) => /^RIFF.{4}WEBP/s.test(head.toString("latin1", 0, 12)),
  heic: ({ head }) => /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(head.toString("latin1", 4, 12)),
  tif: isTiff,
  tiff: isTiff,
} satisfies Readonly<Record<string, (start: FileStart) => boolean>>;

export type KnownExtension = keyof typeof FORMATS;

/** Whether a file starts as one with this extension, in lower case and without a dot. The first 512 bytes are enough. */
export function startsLike(extension: KnownExtension, start: FileStart): boolean {
  return FORMATS[extension](start);
}

function startsWith(...bytes: number[]) {
  const signature = Buffer.from(bytes);
  return ({ head }: FileStart) => head.subarray(0, signature.length).equals(signature);
}

/** ISO 10303-21 §5: a STEP file starts with this token, possibly after white space and comments. A comment ends at the first end mark, so the time is linear. */
function isStep({ head }: FileStart): boolean {
  return /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*ISO-10303-21\s*;/.test(text(head));
}

/**
 * IGES 5.3 §2.2: the file has lines of 80 columns. Column 73 contains the letter of the section, which is S (or B, C or G) at the
 * start of the file. The columns after it contain the line number.
 */
function isIges({ head }: FileStart): boolean {
  return /^[SBCG][ 0]*1$/.test(text(head).split(/\r?\n/, 1)[0]?.slice(72, 80).trim() ?? "");
}

/** A DXF file is a list of group codes and values: the first pair starts a section, possibly after comments (code 999). */
function isDxf({ head }: FileStart): boolean {
  const start = text(head);
  return (
    start.startsWith("AutoCAD Binary DXF") || /^(?:\s*999\r?\n.*\r?\n)*\s*0[^\S\n]*\n\s*SECTION\b/.test(start)
  );
}

function isTiff({ head }: FileStart): boolean {
  return /^(?:II[*+]\0|MM\0[*+])/.test(head.toString("latin1", 0, 4));
}

/** A text STL file starts with “solid”, in some programs after a comment. */
function isTextStl({ head }: FileStart): boolean {
  const start = text(head);
  return /^(?:\s*[#;!].*[\r\n])*\s*solid\b/i.test(start) && !start.includes("\0");
}

/**
 * A binary STL file has a header of 80 bytes, the number of triangles, and 50 bytes per triangle. Programs that do not know the number
 * when they start to write leave a wrong one, and others write data after the last triangle.
 */
function isBinaryStl({ head, size }: FileStart): boolean {
  if (head.length < 84 || size <= 84 || !head.includes(0)) return false;
  const triangles = (size - 84) / 50;
  const declared = head.readUInt32LE(80);
  return Number.isInteger(triangles) || (declared > 0 && declared <= triangles);
}

/** The text without its byte order mark: UTF-16 if it has the mark of that, otherwise Latin-1, in which the mark of UTF-8 is “ï»¿”. */
function text(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return head.toString("utf16le").slice(1);
  return head.toString("latin1").replace(/^ï»¿/, "");
}
