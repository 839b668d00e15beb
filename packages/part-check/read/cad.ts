import { countDefects } from "../mesh/build/build-mesh.ts";
import type { ReadBody } from "../mesh/mesh.ts";
import { type FileUnit, MAX_NAME_LENGTH } from "../model.ts";
import { igesUnit, stepUnit } from "./cad-units.ts";
import { foreignFormat } from "./foreign-formats.ts";
import { DEEPEST, MAX_CAD_BYTES, PartSize } from "./limits.ts";
import type { CadFile, CadReader, Settings } from "./load-cad-reader.ts";
import { withoutPcurves } from "./pcurves.ts";
import { ReadError } from "./read-error.ts";
import { Statements, withoutTexts } from "./step-statements.ts";
import { readTessellation } from "./tessellation.ts";
import { encodingOf } from "./text-encoding.ts";
import { inMillimeters } from "./units.ts";

/** The angle between facets in radians, which splits a circle into 32 segments. mesh/curved-faces.ts adds what the segments cut off. */
const ANGLE = 0.2;
/** With 24 segments for a circle, a large file is read in less time. Its curved faces are small parts of the whole. */
const ANGLE_IN_LARGE_FILE = Math.PI / 12;
const FINER_ANGLE = 0.1;
/** In bytes. */
const LARGE_FILE = 2_000_000;

const SETTINGS = {
  linearUnit: "millimeter",
  linearDeflectionType: "bounding_box_ratio",
  linearDeflection: 0.001,
} as const;

/** Reads a STEP or IGES file with Open CASCADE. Converts lengths to mm, whatever unit the file has. */
export function readCad(
  bytes: Uint8Array<ArrayBuffer>,
  format: "step" | "iges",
  reader: CadReader,
): { bodies: ReadBody[]; unit: FileUnit } {
  return format === "step" ? readStep(bytes, reader) : readIges(bytes, reader);
}

function readStep(bytes: Uint8Array<ArrayBuffer>, reader: CadReader): ReturnType<typeof readCad> {
  const { content, text } = stepContent(bytes);
  if (!END_OF_STEP.test(text)) throw new ReadError("truncated");
  const size = new PartSize();
  const statements = new Statements(text, size);
  checkAssemblies(statements);
  const unit = stepUnit(statements);
  const shorter = withoutPcurves(content, text, statements);
  const bodies = tessellate(
    (settings) => reader.ReadStepFile(shorter, settings),
    bytes.length,
    SOLID_OF_STEP.test(text),
  );
  if (bodies.length > 0) return { bodies, unit };
  const facets = readTessellation(statements, size);
  if (facets.length > 0) return { bodies: [...inMillimeters(facets, unit)], unit };
  throw reasonForNoBody(text);
}

function readIges(bytes: Uint8Array<ArrayBuffer>, reader: CadReader): ReturnType<typeof readCad> {
  const text = new TextDecoder("latin1").decode(bytes);
  if (!/^.{72}T\s*\d+\s*$/m.test(text)) throw new ReadError("truncated");
  const bodies = tessellate(
    (settings) => reader.ReadIgesFile(bytes, settings),
    bytes.length,
    SOLID_OF_IGES.test(text),
  );
  if (bodies.length === 0) throw new ReadError("no-solid");
  return { bodies, unit: igesUnit(text) };
}

/**
 * The facets of a file of `size` bytes; none if it has no faces. Open CASCADE sometimes lays facets of a curved face over each other, which
 * changes the volume. If the facets of a solid do not fit together, it gets finer ones.
 */
function tessellate(read: (settings: Settings) => CadFile, size: number, areSolids: boolean): ReadBody[] {
  const withAngle = (angularDeflection: number) =>
    bodiesOf(
      translate(() => read({ ...SETTINGS, angularDeflection })),
      !areSolids,
    );
  if (size > LARGE_FILE) return withAngle(ANGLE_IN_LARGE_FILE);
  const bodies = withAngle(ANGLE);
  const defects = areSolids ? countDefects(bodies) : 0;
  if (defects === 0) return bodies;
  const finer = withAngle(FINER_ANGLE);
  return countDefects(finer) < defects ? finer : bodies;
}

function bodiesOf(meshes: CadFile["meshes"], areFacesLoose: boolean): ReadBody[] {
  const size = new PartSize();
  for (const { index } of meshes) size.add({ bodies: 1, triangles: index.array.length / 3 });
  return meshes.map(({ name, attributes, index, brep_faces: faces }) => ({
    name,
    positions: Float64Array.from(attributes.position.array),
    indices: Uint32Array.from(index.array),
    cadFaces: facesOf(faces, index.array.length / 3),
    areFacesLoose,
  }));
}

const SOLID_OF_STEP = /\b(?:MANIFOLD_SOLID_BREP|BREP_WITH_VOIDS|FACETED_BREP)\b/;
/** A manifold solid B-rep, in the directory of the file. */
const SOLID_OF_IGES = /^ {5}186.{64}D/m;
const START_OF_STEP = /ISO-10303-21\s*;/;
const END_OF_STEP = /END-ISO-10303-21\s*;/;

/**
 * The content of a STEP file as UTF-8, which Open CASCADE expects: without the byte order mark and comments before it, and the signature
 * (ISO 10303-21, edition 3), comments and zeros after it.
 */
function stepContent(bytes: Uint8Array<ArrayBuffer>): {
  content: Uint8Array<ArrayBuffer>;
  /** With one character for each byte. */
  text: string;
} {
  const content = toUtf8(bytes);
  const text = new TextDecoder("latin1").decode(content);
  const start = Math.max(0, text.search(START_OF_STEP));
  const mark = END_OF_STEP.exec(text);
  const end = mark === null ? text.length : mark.index + mark[0].length;
  return { content: content.subarray(start, end), text: text.slice(start, end) };
}

const CHUNK = 1 << 20;

/** Converts a text in chunks, because the whole text would take five times its bytes. */
function toUtf8(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const encoding = encodingOf(bytes);
  if (encoding === "utf-8") return bytes;
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let start = 0; start < bytes.length; start += CHUNK) {
    const part = bytes.subarray(start, start + CHUNK);
    const chunk = encoder.encode(decoder.decode(part, { stream: start + CHUNK < bytes.length }));
    length += chunk.length;
    if (length > MAX_CAD_BYTES) throw new ReadError("too-large");
    chunks.push(chunk);
  }
  const content = new Uint8Array(length);
  let end = 0;
  for (const chunk of chunks) {
    content.set(chunk, end);
    end += chunk.length;
  }
  return content;
}

const MAX_NAMED_FILES = 5;

/** Why a STEP file that Open CASCADE reads has no body. */
function reasonForNoBody(text: string): ReadError {
  const files = new Set<string>();
  for (const [, name = ""] of text.matchAll(/\bDOCUMENT_FILE\s*\(\s*'([^']+)'/g)) {
    if (files.size < MAX_NAMED_FILES) files.add(name);
    else break;
  }
  if (files.size > 0)
    return new ReadError("external-references", {
      detail: [...files].join(", ").slice(0, MAX_NAME_LENGTH),
    });
  if (/FILE_SCHEMA\s*\(\s*\(\s*'IFC/i.test(text))
    return new ReadError("foreign-format", { detail: foreignFormat("ifc") });
  return new ReadError(/\b(?:ADVANCED_FACE|FACE_SURFACE|\w*_BREP)\s*\(/.test(text) ? "damaged" : "no-solid");
}

const USAGE = "NEXT_ASSEMBLY_USAGE_OCCURRENCE";
/** Its first references, after some texts: the assembly and its part. */
const ASSEMBLY_AND_PART = /^[^#]*#(\d+)[^#]*#(\d+)/;

/**
 * Throws a ReadError if an assembly in a STEP file contains itself, directly or through others, or has more parts than the check reads: Open
 * CASCADE would follow it until the memory is full. Each NEXT_ASSEMBLY_USAGE_OCCURRENCE (ISO 10303-44) puts one product definition into
 * another, so a few can mean billions of parts.
 */
function checkAssemblies(statements: Statements): void {
  const partsOf = new Map<number, number[]>();
  const size = new PartSize();
  for (const content of statements.contents()) {
    if (!content.startsWith(USAGE)) continue;
    size.add({ places: 1 });
    const usage = ASSEMBLY_AND_PART.exec(withoutTexts(content));
    if (usage === null) continue;
    const [whole, part] = [Number(usage[1]), Number(usage[2])];
    const parts = partsOf.get(whole);
    if (parts) parts.push(part);
    else partsOf.set(whole, [part]);
  }
  const counts = new Map<number, number>();
  const countParts = (product: number, depth: number): number => {
    const known = counts.get(product);
    if (known !== undefined) return known;
    if (depth > DEEPEST) throw new ReadError("cyclic");
    const parts = partsOf.get(product) ?? [];
    const count = parts.reduce((sum, part) => sum + countParts(part, depth + 1), parts.length === 0 ? 1 : 0);
    new PartSize().add({ bodies: count });
    counts.set(product, count);
    return count;
  };
  for (const product of partsOf.keys()) countParts(product, 0);
}

/**
 * The meshes that Open CASCADE reads; none if it finds no shape. It throws numbers, and aborts the WebAssembly when it runs out of memory.
 */
function translate(read: () => CadFile): CadFile["meshes"] {
  try {
    const { success, meshes } = read();
    return success ? meshes.filter(({ index }) => index.array.length > 0) : [];
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
