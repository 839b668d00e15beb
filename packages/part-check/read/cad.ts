import type { ReadBody } from "../mesh/mesh.ts";
import type { FileUnit } from "../model.ts";
import { MAX_TRIANGLES } from "./limits.ts";
import type { CadReader } from "./load-cad-reader.ts";
import { withoutPcurves } from "./pcurves.ts";
import { ReadError } from "./read-error.ts";

/** The angle between facets in radians, which splits a circle into 32 segments. mesh/curved-faces.ts adds what the segments cut off. */
const ANGLE = 0.2;
/** With 24 segments for a circle, a large file is read in less time. Its curved faces are small parts of the whole. */
const ANGLE_IN_LARGE_FILE = Math.PI / 12;
/** In bytes. */
const LARGE_FILE = 2_000_000;

/** Reads a STEP or IGES file with Open CASCADE. Converts lengths to mm, whatever unit the file has. */
export function readCad(
  bytes: Uint8Array<ArrayBuffer>,
  format: "step" | "iges",
  reader: CadReader,
): { bodies: ReadBody[]; unit: FileUnit } {
  const text = new TextDecoder("latin1").decode(bytes);
  if (format === "step" ? !/END-ISO-10303-21\s*;\s*$/.test(text.trimEnd()) : !/^.{72}T\s*\d+\s*$/m.test(text))
    throw new ReadError("truncated");
  if (containsItself(text)) throw new ReadError("cyclic");
  const settings = {
    linearUnit: "millimeter",
    linearDeflectionType: "bounding_box_ratio",
    linearDeflection: 0.001,
    angularDeflection: bytes.length > LARGE_FILE ? ANGLE_IN_LARGE_FILE : ANGLE,
  } as const;
  const content = format === "step" ? withoutPcurves(bytes, text) : bytes;
  const { success, meshes } = translate(() =>
    format === "step" ? reader.ReadStepFile(content, settings) : reader.ReadIgesFile(content, settings),
  );
  if (!success) throw new ReadError("damaged");
  const bodies = meshes.filter(({ index }) => index.array.length > 0);
  if (bodies.length === 0) throw new ReadError("no-solid");
  const triangles = bodies.reduce((sum, { index }) => sum + index.array.length / 3, 0);
  if (triangles > MAX_TRIANGLES) throw new ReadError("too-large");
  return {
    bodies: bodies.map(({ name, attributes, index, brep_faces: faces }) => ({
      name,
      positions: Float64Array.from(attributes.position.array),
      indices: Uint32Array.from(index.array),
      cadFaces: facesOf(faces, index.array.length / 3),
    })),
    unit: format === "step" ? stepUnit(text) : igesUnit(text),
  };
}

/**
 * Whether an assembly in a STEP file contains itself, directly or through others. Open CASCADE would follow it forever. Each
 * NEXT_ASSEMBLY_USAGE_OCCURRENCE (ISO 10303-44) puts one product definition into another.
 */
function containsItself(text: string): boolean {
  const parts = new Map<string, string[]>();
  const usage = /NEXT_ASSEMBLY_USAGE_OCCURRENCE\s*\((?:[^#;]*?),\s*(#\d+)\s*,\s*(#\d+)/g;
  for (const [, whole = "", part = ""] of text.matchAll(usage)) {
    const list = parts.get(whole);
    if (list) list.push(part);
    else parts.set(whole, [part]);
  }
  const finished = new Set<string>();
  const open = new Set<string>();
  const visit = (product: string): boolean => {
    if (open.has(product)) return true;
    if (finished.has(product)) return false;
    open.add(product);
    const isCyclic = (parts.get(product) ?? []).some(visit);
    open.delete(product);
    finished.add(product);
    return isCyclic;
  };
  return [...parts.keys()].some(visit);
}

/** Open CASCADE throws numbers, and aborts the WebAssembly when it runs out of memory. */
function translate<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new ReadError("damaged", { cause: error });
  }
}

function facesOf(
  ranges: readonly { readonly first: number; readonly last: number }[],
  count: number,
): Uint32Array {
  const faces = new Uint32Array(count);
  for (const [face, { first, last }] of ranges.entries()) faces.fill(face, first, last + 1);
  return faces;
}

/**
 * The length unit of the first context (ISO 10303-41): an SI unit with a prefix, or a named unit converted from it. A file may define
 * further units that it does not use.
 */
function stepUnit(text: string): FileUnit {
  const list = /GLOBAL_UNIT_ASSIGNED_CONTEXT\s*\(\s*\(([#\d\s,]+)\)/i.exec(text)?.[1];
  if (list === undefined) return "mm";
  const ids = list.match(/\d+/g)?.join("|") ?? "";
  const unit = new RegExp(`#(?:${ids})\\s*=([^;]*LENGTH_UNIT[^;]*);`, "i").exec(text)?.[1] ?? "";
  if (/CONVERSION_BASED_UNIT\s*\(\s*'INCH/i.test(unit)) return "inch";
  if (/CONVERSION_BASED_UNIT\s*\(\s*'FOOT/i.test(unit)) return "foot";
  const prefix = /SI_UNIT\s*\(\s*(\$|\.\w+\.)\s*,\s*\.METRE\.\s*\)/i.exec(unit)?.[1]?.toUpperCase();
  return prefix === "$" ? "m" : prefix === ".CENTI." ? "cm" : prefix === ".MICRO." ? "µm" : "mm";
}

/** IGES 5.3, section 2.2.4.3: the fifteenth parameter of the global section names the unit, as `2HIN` or `2HMM`. */
function igesUnit(text: string): FileUnit {
  const name = /,\d*\.?\d*,(\d+),\d*H(IN|INCH|MM|FT|M|CM|UM)\s*,/i.exec(
    text.replaceAll(/(.{72})[A-Z]\s*\d+\r?\n/g, "$1"),
  )?.[2];
  const units: Readonly<Record<string, FileUnit>> = {
    IN: "inch",
    INCH: "inch",
    FT: "foot",
    M: "m",
    CM: "cm",
    UM: "µm",
  };
  return units[name?.toUpperCase() ?? ""] ?? "mm";
}
