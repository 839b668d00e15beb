import { boxOf } from "../mesh/build/shells.ts";
import type { ReadBody } from "../mesh/mesh.ts";
import type { Progress, Reading } from "../messages.ts";
import type { FileUnit, Format, Note } from "../model.ts";
import { readCad } from "./cad.ts";
import { foreignFormat } from "./foreign-formats.ts";
import { MAX_BYTES, MAX_CAD_BYTES, MAX_COORDINATE } from "./limits.ts";
import type { CadReader } from "./load-cad-reader.ts";
import { readObj } from "./obj.ts";
import { ReadError } from "./read-error.ts";
import { isBinaryStl, isTextStl, readStl } from "./stl.ts";
import { decodeText } from "./text-encoding.ts";
import { readThreeMf } from "./three-mf.ts";
import { inMillimeters, probableUnit, rescale } from "./units.ts";
import { unpack, unpackGzip, zipEntries } from "./zip.ts";

export interface ReadPart {
  readonly format: Format;
  readonly fileName: string;
  /** In mm. */
  readonly bodies: readonly ReadBody[];
  readonly unit: FileUnit;
  readonly statedUnit?: FileUnit;
  readonly isUnitGuessed?: boolean;
  readonly notes: readonly Note[];
  readonly partsInZip?: readonly string[];
  readonly partInZip?: string;
}

interface Source extends Reading {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  /** The number of compressed files around it. */
  readonly depth?: number;
}

/** A compressed STEP file in a ZIP file is deeper than programs go. A file may unpack to itself, without an end. */
const MAX_DEPTH = 3;

/** Loads the reader for STEP and IGES when one is needed. */
export type LoadCadReader = () => Promise<CadReader>;

/**
 * Reads a part from a file of any format. The content determines the format, because some files have the wrong extension.
 * @throws {ReadError}
 */
export async function readFile(
  source: Source,
  loadCadReader: LoadCadReader,
  report: (progress: Progress) => void,
): Promise<ReadPart> {
  const { bytes, fileName, depth = 0 } = source;
  if (bytes.length > MAX_BYTES) throw new ReadError("too-large");
  if (bytes.length === 0) throw new ReadError("empty");
  if (isZip(bytes) || isGzip(bytes)) {
    if (depth === MAX_DEPTH) throw new ReadError("damaged");
    const packed = { ...source, depth: depth + 1 };
    if (isZip(bytes)) return readZip(packed, loadCadReader, report);
    return readFile({ ...packed, bytes: await unpackGzip(bytes) }, loadCadReader, report);
  }
  const format = formatOf(bytes, fileName);
  if (format === "step" || format === "iges") {
    if (bytes.length > MAX_CAD_BYTES) throw new ReadError("too-large");
    const reader = await loadCadReader();
    report({ type: "progress", stage: "read", done: 0, expectedMs: expectedTime(bytes) });
    const { bodies, unit: stated } = readCad(bytes, format, reader);
    return checked({ format, fileName, notes: [], ...inUnit(bodies, stated, source.unit) });
  }
  const bodies = format === "stl" ? readStl(bytes) : readObj(bytes);
  const guessed = source.unit === undefined ? probableUnit(boxOf(bodies), "mm") : undefined;
  const unit = source.unit ?? guessed ?? "mm";
  return checked({
    format,
    fileName,
    notes: [],
    bodies: inMillimeters(bodies, unit),
    unit,
    isUnitGuessed: guessed !== undefined,
  });
}

/** The median of public STEP files on a laptop of 2024. Files with many free-form faces take several times longer. */
function expectedTime({ length }: Uint8Array): number {
  return 300 + length / 800;
}

async function readZip(
  source: Source,
  loadCadReader: LoadCadReader,
  report: (progress: Progress) => void,
): Promise<ReadPart> {
  const { bytes, fileName } = source;
  const entries = zipEntries(bytes);
  if (entries.some(({ name }) => name === "[Content_Types].xml" || /\.model$/i.test(name))) {
    const { bodies, unit: stated, notes } = await readThreeMf(bytes, entries);
    return checked({
      format: "3mf",
      fileName,
      notes,
      ...inUnit(inMillimeters(bodies, stated), stated, source.unit),
    });
  }
  // A CAD file is more exact than a mesh of the same part. Smaller files are screws or previews.
  const parts = entries
    .filter(({ name }) => PART_NAME.test(name))
    .toSorted((a, b) => Number(CAD_NAME.test(b.name)) - Number(CAD_NAME.test(a.name)) || b.size - a.size);
  const part = parts.find(({ name }) => name === source.partInZip) ?? parts[0];
  if (part === undefined) throw withoutPart(fileName);
  const inner = { ...source, bytes: await unpack(bytes, part), fileName: part.name.replace(/^.*[/\\]/, "") };
  if (isZip(inner.bytes) && !/\.(?:3mf|stpz)$/i.test(part.name)) throw new ReadError("zip-without-part");
  const read = await readFile(inner, loadCadReader, report);
  if (parts.length === 1) return read;
  return { ...read, partsInZip: parts.map(({ name }) => name), partInZip: part.name };
}

/** The files of some CAD programs are ZIP files too. */
function withoutPart(fileName: string): ReadError {
  const foreign = foreignFormat(extensionOf(fileName));
  return foreign === undefined
    ? new ReadError("zip-without-part")
    : new ReadError("foreign-format", { detail: foreign });
}

const CAD_NAME = /\.(?:step|stp|stpz|iges|igs)$/i;
const PART_NAME = /\.(?:step|stp|stpz|iges|igs|stl|obj|3mf)$/i;

function isZip(bytes: Uint8Array): boolean {
  return (
    bytes[0] === 0x50 &&
    bytes[1] === 0x4b &&
    (bytes[2] === 3 || bytes[2] === 5) &&
    (bytes[3] === 4 || bytes[3] === 6)
  );
}

/** A compressed STEP file (.stpz), as CAD programs write it. */
function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** White space or comments may come first. A comment ends at the first end mark, so that the expression takes linear time. */
const STEP = /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*ISO-10303-21\s*;/;
const IGES = /^.{72}[SGC][ 0]*1\s*$/m;
const OBJ = /^\s*v\s+[-+\d.,e]+\s+[-+\d.,e]+\s+[-+\d.,e]+/im;

/** The format of a file. An extension decides only between STL and OBJ, if the start of the content says nothing. */
function formatOf(bytes: Uint8Array<ArrayBuffer>, fileName: string): "step" | "iges" | "stl" | "obj" {
  const start = decodeText(bytes.subarray(0, 4000));
  if (STEP.test(start)) return "step";
  if (IGES.test(start)) return "iges";
  const extension = extensionOf(fileName);
  const latin = new TextDecoder("latin1").decode(bytes.subarray(0, 4000));
  const foreign = foreignFormat(extension, latin);
  if (foreign !== undefined) throw new ReadError("foreign-format", { detail: foreign });
  if (isTextStl(bytes)) return "stl";
  if (extension === "stl" || extension === "obj") return extension;
  if (OBJ.test(start)) return "obj";
  if (isBinaryStl(bytes)) return "stl";
  if (PART_NAME.test(fileName)) throw new ReadError("not-this-format", { detail: `.${extension}` });
  throw new ReadError("unknown-format");
}

function extensionOf(fileName: string): string {
  return /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
}

/** Converts the bodies of a file that states its unit to mm. `unit` overrides the stated one. */
function inUnit(
  bodies: readonly ReadBody[],
  statedUnit: FileUnit,
  unit = statedUnit,
): Pick<ReadPart, "bodies" | "unit" | "statedUnit"> {
  return { bodies: rescale(bodies, statedUnit, unit), unit, statedUnit };
}

function checked(part: ReadPart): ReadPart {
  for (const { positions } of part.bodies)
    for (const value of positions)
      if (!(Math.abs(value) < MAX_COORDINATE))
        throw new ReadError(Number.isFinite(value) ? "damaged" : "not-a-number");
  return part;
}
