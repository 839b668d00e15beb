import type { ReadBody } from "../mesh/mesh.ts";
import type { FileUnit } from "../model.ts";
import { MAX_TRIANGLES } from "./limits.ts";
import { ReadError } from "./read-error.ts";
import { xmlElements } from "./xml.ts";
import { unpack, type ZipEntry } from "./zip.ts";

/** The twelve numbers of a 3MF transform: the three rows of the rotation, then the translation. */
type Transform = readonly number[];

interface ThreeMfObject {
  readonly name: string;
  readonly positions: number[];
  readonly corners: number[];
  readonly components: { readonly id: string; readonly transform: Transform }[];
}

interface Item {
  readonly id: string;
  readonly transform: Transform;
}

const IDENTITY: Transform = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];

const UNITS: ReadonlyMap<string, FileUnit> = new Map([
  ["micron", "µm"],
  ["millimeter", "mm"],
  ["centimeter", "cm"],
  ["inch", "inch"],
  ["foot", "foot"],
  ["meter", "m"],
]);

/** The maximum depth of nested components. A deeper assembly contains itself, or is an attack. */
const DEEPEST = 64;
const MAX_BODIES = 10_000;

/**
 * Reads the objects that a 3MF file builds, with the transforms of their components (3MF Core Specification 1.3, sections 3 and 4). Also
 * reads models in other files of the package (production extension), but no textures and slices.
 */
export function readThreeMf(
  bytes: Uint8Array<ArrayBuffer>,
  entries: readonly ZipEntry[],
): { bodies: ReadBody[]; unit: FileUnit } {
  const objects = new Map<string, ThreeMfObject>();
  const items: Item[] = [];
  let unit: FileUnit = "mm";
  const models = entries.filter(({ name }) => /\.model$/i.test(name));
  if (models.length === 0) throw new ReadError("no-solid");
  for (const entry of models) {
    const text = new TextDecoder().decode(unpack(bytes, entry));
    if (!/<\/(?:\w+:)?model>\s*$/.test(text)) throw new ReadError("truncated");
    const stated = readModel(text, entry.name, objects, items);
    if (/^\/?3d\/3dmodel\.model$/i.test(entry.name) || models.length === 1) unit = stated;
  }
  const bodies: ReadBody[] = [];
  for (const { id, transform } of items) addBodies(objects, id, [transform], bodies);
  if (bodies.length === 0) throw new ReadError("no-solid");
  return { bodies, unit };
}

function readModel(text: string, path: string, objects: Map<string, ThreeMfObject>, items: Item[]): FileUnit {
  let unit: FileUnit = "mm";
  let object: ThreeMfObject | undefined;
  for (const { name, kind, attributes } of xmlElements(text)) {
    if (kind === "end") {
      if (name === "object") object = undefined;
      continue;
    }
    const number = (key: string) => Number(attributes.get(key) ?? Number.NaN);
    const reference = () =>
      `${normalizePath(attributes.get("path") ?? path)}#${attributes.get("objectid") ?? ""}`;
    if (name === "vertex") object?.positions.push(number("x"), number("y"), number("z"));
    else if (name === "triangle") object?.corners.push(number("v1"), number("v2"), number("v3"));
    else if (name === "component")
      object?.components.push({ id: reference(), transform: readTransform(attributes.get("transform")) });
    else if (name === "item")
      items.push({ id: reference(), transform: readTransform(attributes.get("transform")) });
    else if (name === "model") unit = UNITS.get(attributes.get("unit") ?? "") ?? "mm";
    else if (name === "object") {
      object = { name: attributes.get("name") ?? "", positions: [], corners: [], components: [] };
      objects.set(`${normalizePath(path)}#${attributes.get("id") ?? ""}`, object);
    }
    if (object !== undefined && object.corners.length > 3 * MAX_TRIANGLES) throw new ReadError("too-large");
  }
  return unit;
}

function normalizePath(path: string): string {
  return path.replace(/^\//, "").toLowerCase();
}

function readTransform(text: string | undefined): Transform {
  if (text === undefined) return IDENTITY;
  const numbers = text.trim().split(/\s+/).map(Number);
  if (numbers.length !== 12) throw new ReadError("damaged");
  return numbers;
}

/** Adds the bodies of an object and of its components. The innermost transform comes first. */
function addBodies(
  objects: ReadonlyMap<string, ThreeMfObject>,
  id: string,
  transforms: readonly Transform[],
  bodies: ReadBody[],
): void {
  const object = objects.get(id);
  if (object === undefined) throw new ReadError("damaged");
  if (transforms.length > DEEPEST) throw new ReadError("cyclic");
  if (bodies.length > MAX_BODIES) throw new ReadError("too-large");
  const { name, positions, corners, components } = object;
  if (corners.length > 0) {
    const count = positions.length / 3;
    if (corners.some((corner) => !(corner >= 0 && corner < count))) throw new ReadError("damaged");
    bodies.push({ name, positions: moved(positions, transforms), indices: Uint32Array.from(corners) });
  }
  for (const component of components)
    addBodies(objects, component.id, [component.transform, ...transforms], bodies);
}

function moved(positions: readonly number[], transforms: readonly Transform[]): Float64Array {
  const result = Float64Array.from(positions);
  for (const transform of transforms) {
    if (transform === IDENTITY) continue;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, ...shift] = transform;
    const [sx = 0, sy = 0, sz = 0] = shift;
    for (let index = 0; index < result.length; index += 3) {
      const [x = 0, y = 0, z = 0] = result.subarray(index, index + 3);
      result[index] = x * a + y * d + z * g + sx;
      result[index + 1] = x * b + y * e + z * h + sy;
      result[index + 2] = x * c + y * f + z * i + sz;
    }
  }
  return result;
}
