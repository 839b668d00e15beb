import type { ReadBody } from "../mesh/mesh.ts";
import type { Progress } from "../messages.ts";
import type { FileUnit, Format, Note } from "../model.ts";
import { readCad } from "./cad.ts";
import { MAX_BYTES, MAX_COORDINATE } from "./limits.ts";
import type { CadReader } from "./load-cad-reader.ts";
import { readObj } from "./obj.ts";
import { ReadError } from "./read-error.ts";
import { readStl } from "./stl.ts";
import { readThreeMf } from "./three-mf.ts";
import { inMillimeters, rescale } from "./units.ts";
import { unpack, zipEntries } from "./zip.ts";

export interface ReadPart {
  readonly format: Format;
  readonly fileName: string;
  /** In mm. */
  readonly bodies: readonly ReadBody[];
  readonly unit: FileUnit;
  readonly statedUnit?: FileUnit;
  readonly notes: readonly Note[];
}

interface Source {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  /** Overrides the unit that the file states. */
  readonly unit?: FileUnit;
}

/** Loads the reader for STEP and IGES when one is needed. */
export type LoadCadReader = () => Promise<CadReader>;

/**
 * Reads a part from a file of any format. The signature of the file determines its format, or its name if the format has no signature.
 * @throws {ReadError}
 */
export async function readFile(
  source: Source,
  loadCadReader: LoadCadReader,
  report: (progress: Progress) => void,
): Promise<ReadPart> {
  const { bytes, fileName } = source;
  if (bytes.length > MAX_BYTES) throw new ReadError("too-large");
  if (bytes.length === 0) throw new ReadError("empty");
  if (isZip(bytes)) return readZip(source, loadCadReader, report);
  const format = formatOf(bytes, fileName);
  if (format === undefined) throw new ReadError("unknown-format");
  if (format === "step" || format === "iges") {
    const reader = await loadCadReader();
    report({ type: "progress", stage: "read", done: 0.1 });
    const { bodies, unit: stated } = readCad(bytes, format, reader);
    return checked({ format, fileName, notes: [], ...inUnit(bodies, stated, source.unit) });
  }
  const unit = source.unit ?? "mm";
  const bodies = inMillimeters(format === "stl" ? readStl(bytes) : readObj(bytes), unit);
  return checked({ format, fileName, notes: [], bodies, unit });
}

async function readZip(
  source: Source,
  loadCadReader: LoadCadReader,
  report: (progress: Progress) => void,
): Promise<ReadPart> {
  const { bytes, fileName } = source;
  const entries = zipEntries(bytes);
  if (entries.some(({ name }) => name === "[Content_Types].xml" || /\.model$/i.test(name))) {
    const { bodies, unit: stated, notes } = readThreeMf(bytes, entries);
    return checked({
      format: "3mf",
      fileName,
      notes,
      ...inUnit(inMillimeters(bodies, stated), stated, source.unit),
    });
  }
  // The largest file is the part. Smaller ones are screws or previews.
  const parts = entries.filter(({ name }) => PART_NAME.test(name));
  const [part] = parts.toSorted((a, b) => b.size - a.size);
  if (part === undefined) throw new ReadError("zip-without-part");
  const inner = { ...source, bytes: unpack(bytes, part), fileName: part.name.replace(/^.*[/\\]/, "") };
  if (isZip(inner.bytes) && !/\.3mf$/i.test(part.name)) throw new ReadError("zip-without-part");
  return readFile(inner, loadCadReader, report);
}

const PART_NAME = /\.(?:step|stp|iges|igs|stl|obj|3mf)$/i;

function isZip(bytes: Uint8Array): boolean {
  return (
    bytes[0] === 0x50 &&
    bytes[1] === 0x4b &&
    (bytes[2] === 3 || bytes[2] === 5) &&
    (bytes[3] === 4 || bytes[3] === 6)
  );
}

const WITH_SIGNATURE: ReadonlySet<string> = new Set(["step", "stp", "iges", "igs", "3mf", "zip"]);

function formatOf(bytes: Uint8Array, fileName: string): "step" | "iges" | "stl" | "obj" | undefined {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 1000));
  if (/^\s*ISO-10303-21\s*;/.test(start)) return "step";
  if (/^.{72}[SGC][ 0]*1\s*$/m.test(start)) return "iges";
  const extension = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase();
  if (extension === "stl") return "stl";
  if (extension === "obj") return "obj";
  // These formats have a signature. Without it, the file has lost its start or is something else.
  if (extension !== undefined && WITH_SIGNATURE.has(extension)) throw new ReadError("damaged");
  return /^\s*solid\s[\s\S]*?\bfacet\b/i.test(start) ? "stl" : undefined;
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
