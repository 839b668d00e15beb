import type { FileHandle } from "node:fs/promises";

import { FILE_EXTENSIONS, type FileExtension } from "contracts/upload.ts";

import { containsZip, zipRisk } from "./zip-risk.ts";

/** How many of a file's first bytes the check needs. */
export const HEAD_BYTES = 512;

interface Content {
  /** At most the first HEAD_BYTES bytes. */
  readonly head: Buffer;
  /** The size of the whole file, in bytes. */
  readonly size: number;
}

/** Whether a file can be of the format that its extension names, judged by its first bytes. */
const IS_FORMAT: Readonly<Record<FileExtension, (content: Content) => boolean>> = {
  step: isStep,
  stp: isStep,
  igs: isIges,
  stl: (content) => isTextStl(content) || isBinaryStl(content),
  zip: startsWith(0x50, 0x4b, 0x03, 0x04),
  rar: startsWith(0x52, 0x61, 0x72, 0x21, 0x1a, 0x07),
};

/** Why a file is rejected: its extension is not accepted, or its content is of another format. Undefined if it is accepted. */
export function contentProblem(key: string, content: Content): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(key)?.[1]?.toLowerCase() ?? "";
  const accepted = FILE_EXTENSIONS.find((each) => each === extension);
  if (accepted === undefined)
    return `Files of type "${extension}" are not accepted: send ${FILE_EXTENSIONS.toSorted().join(", ")}`;
  return IS_FORMAT[accepted](content)
    ? undefined
    : `The file is named .${extension}, but its content is not of that type`;
}

/**
 * Why an accepted file could be dangerous, undefined if nothing was found. Such a file is stored, but staff are warned and
 * download it with an extension that no program opens. The content of a RAR archive is not checked.
 */
export async function quarantineReason(
  key: string,
  { bytes, handle, hasTestVirus }: { bytes: number; handle: FileHandle; hasTestVirus: boolean },
): Promise<string | undefined> {
  if (hasTestVirus) return "it holds the EICAR test virus";
  if (/\.zip$/i.test(key)) return zipRisk(handle, bytes);
  const isHidden = !/\.rar$/i.test(key) && (await containsZip(handle, bytes));
  return isHidden ? "an archive hides behind the drawing" : undefined;
}

function startsWith(...bytes: number[]) {
  const signature = Buffer.from(bytes);
  return ({ head }: Content) => head.subarray(0, signature.length).equals(signature);
}

/** ISO 10303-21 §5: the file starts with this token, possibly after white space. */
function isStep({ head }: Content): boolean {
  return text(head).trimStart().startsWith("ISO-10303-21;");
}

/**
 * IGES 5.3 §2.2: lines of 80 columns. Column 73 contains the letter of the section, which is S (or B or C) at the start, and
 * the columns after it the line's number.
 */
function isIges({ head }: Content): boolean {
  return /^[SBC] *1$/.test(text(head).split(/\r?\n/, 1)[0]?.slice(72, 80).trim() ?? "");
}

function isTextStl({ head }: Content): boolean {
  return /^\s*solid\b/.test(text(head)) && !head.includes(0);
}

/** A header of 80 bytes, the number of triangles, and 50 bytes per triangle. */
function isBinaryStl({ head, size }: Content): boolean {
  return head.length >= 84 && size === 84 + 50 * head.readUInt32LE(80);
}

/** Without the byte order mark of UTF-8, which is three characters in Latin-1. */
function text(head: Buffer): string {
  return head.toString("latin1").replace(/^ï»¿/, "");
}
