import { isUtf8 } from "node:buffer";

import { getFileNameLowLevel, parseExtraFields } from "yauzl";

/** General purpose bits, APPNOTE 4.4.4. */
const UTF8_NAME = 1 << 11;
const ENCRYPTED = (1 << 0) | (1 << 6) | (1 << 13);
/** Ids of extra fields that only some programs read: sizes and offset (APPNOTE 4.5.3), and a second name (4.6.9). */
const ZIP64 = 0x00_01;
const UNICODE_PATH = 0x70_75;

/**
 * The endings of models, drawings, pictures and documents, which hold no programs and no macros. What is not listed is a risk: too many
 * programs run files from the folder of a drawing, such as the acad.lsp of AutoCAD.
 */
const KNOWN_ENDINGS = new Set(
  [
    "step stp stpz stpx p21 iges igs stl obj mtl 3mf amf ply x_t x_b xmt_txt xmt_bin sat sab jt wrl vrml glb gltf 3dm 3dxml skp",
    "prt asm drw neu sldprt sldasm slddrw ipt iam idw ipn catpart catproduct catdrawing cgr par psm pwd dft f3d f3z fcstd",
    "dwg dxf dwf dwfx eprt easm edrw pdf",
    "png jpg jpeg jpe gif webp tif tiff bmp heic heif avif mp4 mov",
    "txt md csv tsv docx xlsx pptx odt ods ds_store",
  ].flatMap((line) => line.split(" ")),
);
/** Creo numbers the versions of a file: `bracket.prt.12`. */
const VERSION = /(?<=\.(?:prt|asm|drw))\.\d{1,4}$/;
const ARCHIVE = /\.(?:7z|bz2|cab|gz|img|iso|rar|tar|tgz|xz|zip)$/i;
/**
 * Matches absolute paths, drives, NTFS streams, parent folders, control characters, and characters that change the text direction.
 */
const UNSAFE_PATH = /^[/\\]|:|(?:^|[/\\])\.\.(?:[/\\]|$)|[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** The reason why an archive could be dangerous, to follow “because” in a sentence. */
export class Risk extends Error {}

export function assertUnambiguous(...conditions: readonly boolean[]): void {
  if (conditions.includes(false)) throw new Risk("programs would read its entries differently");
}

interface NamedEntry {
  readonly flags: number;
  readonly name: Buffer;
  readonly extra: Buffer;
}

/** Returns the name without what some systems ignore. Throws a Risk if it is dangerous or can be read in two ways. */
export function checkName({ flags, name: bytes, extra }: NamedEntry): string {
  if ((flags & ENCRYPTED) !== 0)
    throw new Risk("it is locked with a password, so no scanner can look into it");
  const extraFields = parseExtraFields(extra);
  const name = getFileNameLowLevel(flags, bytes, extraFields, true);
  if (UNSAFE_PATH.test(name)) throw new Risk("an entry would be written outside its folder");
  // Windows ignores spaces and dots at the end of a name.
  const trimmed = name.replace(/[\s.]+$/, "");
  if (ARCHIVE.test(trimmed)) throw new Risk("it holds another archive");
  if (!/[/\\]$/.test(name)) assertKnownEnding(trimmed);
  const first = getFileNameLowLevel(flags, bytes, [], true);
  assertUnambiguous(
    (flags & UTF8_NAME) === 0 || isUtf8(bytes),
    // A backslash separates folders on Windows, but is part of the name on other systems.
    !bytes.includes("\\"),
    // A second name must be the first one in another encoding, even if its checksum is wrong.
    extraFields.every(({ id, data }) => id !== UNICODE_PATH || data.toString("utf8", 5) === first),
    extraFields.every(({ id }) => id !== ZIP64),
  );
  return trimmed.normalize("NFC").toLowerCase();
}

/** Throws a Risk unless the name ends like a model, a drawing, a picture or a document. */
function assertKnownEnding(name: string): void {
  const ending = /\.([^./\\]*)$/.exec(name.toLowerCase().replace(VERSION, ""))?.[1];
  if (ending === undefined) throw new Risk("it holds a file without an ending, so its kind is unknown");
  if (!KNOWN_ENDINGS.has(ending))
    throw new Risk(`it holds a file of a kind that can be a program: .${ending}`);
}

/** `mode` is that of Unix. It is 0 if the archive was made on another system. */
export function checkFileType(mode: number): void {
  const type = mode & 0o170_000;
  if (type === 0o120_000) throw new Risk("it holds a symbolic link");
  if (type !== 0 && type !== 0o100_000 && type !== 0o040_000) throw new Risk("it holds a device");
}
