import { isUtf8 } from "node:buffer";

import { normalizeText } from "unicode-text/unicode-text.ts";
import { getFileNameLowLevel, parseExtraFields } from "yauzl";

/** General purpose bits, APPNOTE 4.4.4. */
const UTF8_NAME = 1 << 11;
const ENCRYPTED = (1 << 0) | (1 << 6) | (1 << 13);
const DOS_FOLDER = 1 << 4;
const SLASH = 0x2f;
/** Ids of extra fields that only some programs read: sizes and offset (APPNOTE 4.5.3), and a second name (4.6.9). */
const ZIP64 = 0x00_01;
const UNICODE_PATH = 0x70_75;

/** Matches files that run when they are opened, or that may contain macros. */
const PROGRAM =
  /\.(?:app|bat|chm|cmd|com|command|cpl|desktop|dll|exe|hlp|hta|html?|inf|iqy|jar|jse?|lnk|ms[ip]|pif|pkg|ps1|py|reg|scf|scr|sh|slk|svg|url|vb[es]?|ws[fh]|xll|(?:doc|dot|pot|ppt|xla|xls|xlt)m?)$/i;
/**
 * Matches what customers send with a part: models, drawings, pictures, texts, tables, and what their systems add. Everything else is a
 * risk, because no list of programs is complete: CAD programs alone load a dozen kinds from the folder of a drawing. OpenDocument, RTF and
 * the XML of Office 2003 are left out, because they may contain macros or objects.
 */
const KNOWN = new RegExp(
  `(?:/|\\.(?:${[
    "step|stp|stpz|igs|iges|stl|3mf|obj|mtl|ply|amf|x_t|x_b|xmt_txt|xmt_bin|sat|sab|jt|brep|3dm|glb|gltf|wrl|vda|ifc",
    "sldprt|sldasm|slddrw|ipt|iam|idw|ipn|prt|asm|drw|catpart|catproduct|catdrawing|par|psm|dft|f3d|f3z|skp",
    "dwg|dxf|pdf|png|jpe?g|gif|bmp|webp|heic|heif|tiff?|txt|md|csv|tsv|json|docx|xlsx|pptx",
    "gbr|gerber|drl|xln|gtl|gbl|gto|gbo|gts|gbs|gko|gm1",
  ].join("|")})(?:\\.\\d{1,3})?|\\.ds_store|thumbs\\.db)$`,
  "i",
);
const ARCHIVE = /\.(?:7z|bz2|cab|gz|img|iso|rar|tar|tgz|xz|zip)$/i;
/**
 * Matches absolute paths, drives, NTFS streams, parent folders, control characters, and characters that change the text direction.
 */
const UNSAFE_PATH = /^[/\\]|:|(?:^|[/\\])\.\.(?:[/\\]|$)|[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
/** Matches what some programs and systems leave out of a path: empty parts, and dots and spaces at the end of a part. */
const LEFT_OUT = /\/\/|[\s.](?:\/|$)/;

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

/** Returns what is the same for two names of one file. Throws a Risk if the name is dangerous or can be read in two ways. */
export function checkName({ flags, name: bytes, extra }: NamedEntry): string {
  if ((flags & ENCRYPTED) !== 0)
    throw new Risk("it is locked with a password, so no scanner can look into it");
  const extraFields = parseExtraFields(extra);
  const name = getFileNameLowLevel(flags, bytes, extraFields, true);
  if (UNSAFE_PATH.test(name)) throw new Risk("an entry would be written outside its folder");
  assertUnambiguous(!LEFT_OUT.test(name));
  if (PROGRAM.test(name)) throw new Risk("it holds a program");
  if (ARCHIVE.test(name)) throw new Risk("it holds another archive");
  if (!KNOWN.test(name)) throw new Risk("it holds a file that may contain a program");
  const first = getFileNameLowLevel(flags, bytes, [], true);
  assertUnambiguous(
    (flags & UTF8_NAME) === 0 || isUtf8(bytes),
    // A backslash separates folders on Windows, but is part of the name on other systems.
    !bytes.includes("\\"),
    // A second name must be the first one in another encoding, even if its checksum is wrong.
    extraFields.every(({ id, data }) => id !== UNICODE_PATH || data.toString("utf8", 5) === first),
    extraFields.every(({ id }) => id !== ZIP64),
  );
  return normalizeText(name, "NFC").toLowerCase();
}

/**
 * `attributes` are the external ones: the file mode of Unix, which is 0 if the archive was made on another system, before those of DOS.
 * Some programs know folders by them, others by the "/" at the end of their names.
 */
export function checkFileType({ name, size }: { name: Buffer; size: number }, attributes: number): void {
  const type = (attributes >>> 16) & 0o170_000;
  if (type === 0o120_000) throw new Risk("it holds a symbolic link");
  if (type !== 0 && type !== 0o100_000 && type !== 0o040_000) throw new Risk("it holds a device");
  const isMarkedFolder = type === 0o040_000 || (attributes & DOS_FOLDER) !== 0;
  assertUnambiguous(name.at(-1) === SLASH ? size === 0 : !isMarkedFolder);
}
