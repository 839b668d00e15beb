import {
  DETAILS_EXTENSIONS,
  DETAILS_FOLDER,
  type DetailsExtension,
  FILE_EXTENSIONS,
} from "contracts/upload.ts";
import type { WrittenFile } from "oss-storage/write-file.ts";
import { gzipRisk } from "zip-risk/gzip-risk.ts";
import { containsZip, zipRisk } from "zip-risk/zip-risk.ts";

interface Content {
  /** The first bytes. */
  readonly head: Buffer;
  /** The size of the whole file, in bytes. */
  readonly size: number;
}

const isZip = startsWith(0x50, 0x4b, 0x03, 0x04);
const isGzip = startsWith(0x1f, 0x8b);

/** Whether the first bytes of a file match the format of its extension. */
const IS_FORMAT: Readonly<Record<DetailsExtension, (content: Content) => boolean>> = {
  step: isStep,
  stp: isStep,
  stpz: (content) => isGzip(content) || isZip(content),
  igs: isIges,
  iges: isIges,
  stl: (content) => isTextStl(content) || isBinaryStl(content),
  zip: isZip,
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
};

/** The reason to reject a file: its extension is not accepted, or its content has another format. Undefined if it is accepted. */
export function contentProblem(key: string, content: Content): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(key)?.[1]?.toLowerCase() ?? "";
  const extensions = key.startsWith(`${DETAILS_FOLDER}/`) ? DETAILS_EXTENSIONS : FILE_EXTENSIONS;
  const accepted = extensions.find((each) => each === extension);
  if (accepted === undefined)
    return `Files of type "${extension}" are not accepted: send ${[...extensions].toSorted((a, b) => a.localeCompare(b)).join(", ")}`;
  return IS_FORMAT[accepted](content)
    ? undefined
    : `The file is named .${extension}, but its content is not of that type`;
}

/**
 * The reason why an accepted file could be dangerous. Undefined if nothing was found. A dangerous file is stored, but staff get a
 * warning and download it with an extension that no program opens. The content of RAR archives is not checked.
 */
export async function quarantineReason(
  key: string,
  { head, bytes, handle, hasTestVirus }: Omit<WrittenFile, "md5">,
): Promise<string | undefined> {
  if (hasTestVirus) return "it holds the EICAR test virus";
  const content = { head, size: bytes };
  if (/\.zip$/i.test(key) || (/\.stpz$/i.test(key) && isZip(content))) return zipRisk(handle, bytes);
  if (/\.stpz$/i.test(key))
    return gzipRisk(handle, bytes, (unpacked) => isStep({ head: unpacked, size: bytes }));
  const isHidden = !/\.rar$/i.test(key) && (await containsZip(handle, bytes));
  return isHidden ? "an archive hides behind the drawing" : undefined;
}

function startsWith(...bytes: number[]) {
  const signature = Buffer.from(bytes);
  return ({ head }: Content) => head.subarray(0, signature.length).equals(signature);
}

// The part check recognizes the same variants, as programs write them (packages/part-check/read/formats.test.ts).

/** ISO 10303-21 §5: a STEP file starts with this token, possibly after white space and comments. A comment ends at the first end mark, so the time is linear. */
function isStep({ head }: Content): boolean {
  return /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*ISO-10303-21\s*;/.test(text(head));
}

/**
 * IGES 5.3 §2.2: the file has lines of 80 columns. Column 73 contains the letter of the section, which is S (or B, C or G) at the
 * start of the file. The columns after it contain the line number.
 */
function isIges({ head }: Content): boolean {
  return /^[SBCG][ 0]*1$/.test(text(head).split(/\r?\n/, 1)[0]?.slice(72, 80).trim() ?? "");
}

/** A DXF file is a list of group codes and values: the first pair starts a section, possibly after comments (code 999). */
function isDxf({ head }: Content): boolean {
  const start = text(head);
  return (
    start.startsWith("AutoCAD Binary DXF") || /^(?:\s*999\r?\n.*\r?\n)*\s*0\s*\r?\n\s*SECTION\b/.test(start)
  );
}

function isTiff({ head }: Content): boolean {
  return /^(?:II[*+]\0|MM\0[*+])/.test(head.toString("latin1", 0, 4));
}

/** A text STL file starts with “solid”, in some programs after a comment. */
function isTextStl({ head }: Content): boolean {
  const start = text(head);
  return /^(?:\s*[#;!].*[\r\n])*\s*solid\b/i.test(start) && !start.includes("\0");
}

/**
 * A binary STL file has a header of 80 bytes, the number of triangles, and 50 bytes per triangle. Programs that do not know the number
 * when they start to write leave a wrong one, and others write data after the last triangle.
 */
function isBinaryStl({ head, size }: Content): boolean {
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
