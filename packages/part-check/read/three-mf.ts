import { indexAt } from "../mesh/math/typed-arrays.ts";
import type { ReadBody } from "../mesh/mesh.ts";
import type { FileUnit, Note } from "../model.ts";
import { DEEPEST, MAX_BYTES, PartSize } from "./limits.ts";
import { withOwnVertices } from "./own-vertices.ts";
import { ReadError } from "./read-error.ts";
import {
  isHelperOfCura,
  type RolesOfComponents,
  rolesOfBambuStudio,
  type Volume,
  type VolumesOfObjects,
  volumesOfPrusaSlicer,
} from "./slicer-settings.ts";
import { decodeText } from "./text-encoding.ts";
import { determinantOf, IDENTITY, move, type Transform } from "./transform.ts";
import { xmlElements } from "./xml.ts";
import { unpack, type ZipEntry } from "./zip.ts";

interface ThreeMfObject {
  /** In its file. */
  readonly id: string;
  readonly name: string;
  isPart: boolean;
  readonly positions: number[];
  readonly corners: number[];
  readonly components: Item[];
  hasBeams: boolean;
}

interface Item {
  readonly id: string;
  /** The path of the file and the id of the object in it. */
  readonly object: string;
  readonly transform: Transform;
}

interface Model {
  unit: FileUnit;
  readonly items: (Item & { readonly isPrinted: boolean })[];
}

const UNITS: ReadonlyMap<string, FileUnit> = new Map([
  ["micron", "µm"],
  ["millimeter", "mm"],
  ["centimeter", "cm"],
  ["inch", "inch"],
  ["foot", "foot"],
  ["meter", "m"],
]);

/** The types of objects that only help to print a part. */
const HELPERS: ReadonlySet<string> = new Set(["support", "solidsupport", "other"]);

/** The objects that the items of a build lead to, each time anew: a few objects can refer to each other a billion times. */
const MAX_PLACED = 10_000;
/** Of a file of a slicer. */
const MAX_SETTINGS_BYTES = 16 * 1024 ** 2;

/**
 * Reads the objects that a 3MF file builds, with the transforms of their components (3MF Core Specification 1.3, sections 3 and 4). Also
 * reads models in other files of the package (production extension), but no beam lattices, textures and slices. Leaves out what slicers
 * add to print the part.
 */
export async function readThreeMf(
  bytes: Uint8Array<ArrayBuffer>,
  entries: readonly ZipEntry[],
): Promise<{ bodies: ReadBody[]; unit: FileUnit; notes: Note[] }> {
  const files = new Map<string, ZipEntry>();
  for (const entry of entries) {
    const path = normalizePath(entry.name);
    // Of several with one name, the first is read.
    if (!files.has(path)) files.set(path, entry);
  }
  let left = MAX_BYTES;
  const textOf = async (path: string, maxBytes = MAX_BYTES) => {
    const entry = files.get(path);
    if (entry === undefined) return "";
    left -= entry.size;
    if (left < 0 || entry.size > maxBytes) throw new ReadError("too-large");
    return decodeText(await unpack(bytes, entry));
  };
  const named = rootOf(await textOf("_rels/.rels", MAX_SETTINGS_BYTES));
  // The model that the package starts with may have any extension.
  const paths = [...files.keys()].filter((name) => name.endsWith(".model") || name === named);
  const [first] = paths;
  if (first === undefined) throw new ReadError("no-solid");
  const root = [named, "3d/3dmodel.model"].find((path) => paths.includes(path)) ?? first;
  const objects = new Map<string, ThreeMfObject>();
  const isEncrypted = entries.some(({ name }) => /(?:^|\/)keystore\.xml$/i.test(name));
  const models = new Map<string, Model>();
  const size = new PartSize();
  for (const path of paths) {
    const text = await textOf(path);
    // Only the author's own programs have the keys (3MF Secure Content Specification 1.0).
    if (isEncrypted && !text.trimStart().startsWith("<")) throw new ReadError("encrypted");
    models.set(path, readModel(text, path, objects, size));
  }
  const { unit, items } = models.get(root) ?? { unit: "mm" as const, items: [] };
  const printed = items.filter(({ isPrinted }) => isPrinted);
  const assembly = new Assembly(
    objects,
    volumesOfPrusaSlicer(await textOf("metadata/slic3r_pe_model.config", MAX_SETTINGS_BYTES)),
    rolesOfBambuStudio(await textOf("metadata/model_settings.config", MAX_SETTINGS_BYTES)),
  );
  for (const item of printed.length > 0 ? printed : items) assembly.add(item, []);
  const { bodies, notes } = assembly;
  if (bodies.length === 0) throw new ReadError(notes.has("beam-lattice") ? "beam-lattice" : "no-solid");
  return { bodies, unit, notes: [...notes] };
}

/** The path of the model that the package starts with. */
function rootOf(relationships: string): string {
  for (const element of xmlElements(relationships))
    if (element.name === "Relationship" && /\/3dmodel$/i.test(element.attribute("Type") ?? ""))
      return normalizePath(element.attribute("Target") ?? "");
  return "";
}

const ELEMENTS: ReadonlySet<string> = new Set(["object", "component", "item"]);

/** As programs write them. Others, such as triangles with a color, are read one by one. */
const USUAL_VERTEX = /<vertex\s+x="([^"]*)"\s+y="([^"]*)"\s+z="([^"]*)"\s*\/>\s*/y;
const USUAL_TRIANGLE = /<triangle\s+v1="([^"]*)"\s+v2="([^"]*)"\s+v3="([^"]*)"\s*\/>\s*/y;

/** Adds the objects of a model to `objects`. `size` is that of all models. */
function readModel(text: string, path: string, objects: Map<string, ThreeMfObject>, size: PartSize): Model {
  if (!/<\/(?:\w+:)?model\s*>/.test(text)) throw new ReadError("truncated");
  const model: Model = { unit: "mm", items: [] };
  let object: ThreeMfObject | undefined;
  const addVertex = (x: string, y: string, z: string) => {
    if (object === undefined) return;
    object.positions.push(Number(x), Number(y), Number(z));
    size.add({ vertices: 1 });
  };
  const addTriangle = (a: string, b: string, c: string) => {
    if (object === undefined) return;
    object.corners.push(Number(a), Number(b), Number(c));
    size.add({ triangles: 1 });
  };
  const elements = xmlElements(text, [
    { usual: USUAL_VERTEX, add: addVertex },
    { usual: USUAL_TRIANGLE, add: addTriangle },
  ]);
  for (const element of elements) {
    const { name, kind } = element;
    if (kind === "end") {
      if (name === "object") object = undefined;
      continue;
    }
    if (ELEMENTS.has(name)) size.add({ places: 1 });
    const textOf = (key: string) => element.attribute(key) ?? "NaN";
    const item = (): Item => {
      const id = element.attribute("objectid") ?? "";
      return {
        id,
        object: `${normalizePath(element.attribute("path") ?? path)}#${id}`,
        transform: readTransform(element.attribute("transform")),
      };
    };
    if (name === "vertex") addVertex(textOf("x"), textOf("y"), textOf("z"));
    else if (name === "triangle") addTriangle(textOf("v1"), textOf("v2"), textOf("v3"));
    else if (name === "component") object?.components.push(item());
    else if (name === "item")
      model.items.push({ ...item(), isPrinted: element.attribute("printable") !== "0" });
    else if (name === "model") model.unit = UNITS.get(element.attribute("unit") ?? "") ?? "mm";
    else if (name === "beamlattice" && object !== undefined) object.hasBeams = true;
    else if (object !== undefined && isHelperOfCura(element)) object.isPart = false;
    else if (name === "object") {
      const id = element.attribute("id") ?? "";
      const isPart = !HELPERS.has(element.attribute("type") ?? "");
      const start = { positions: [], corners: [], components: [], hasBeams: false };
      object = { id, name: element.attribute("name") ?? "", isPart, ...start };
      objects.set(`${path}#${id}`, object);
    }
  }
  return model;
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

/** Puts the bodies of a part together. */
class Assembly {
  readonly bodies: ReadBody[] = [];
  readonly notes = new Set<Note>();
  readonly #objects: ReadonlyMap<string, ThreeMfObject>;
  readonly #volumes: VolumesOfObjects;
  readonly #roles: RolesOfComponents;
  /** An object may be placed thousands of times, so what its slicer prints of it is found once. */
  readonly #printed = new Map<ThreeMfObject, readonly number[]>();
  readonly #size = new PartSize();
  #placed = 0;

  constructor(
    objects: ReadonlyMap<string, ThreeMfObject>,
    volumes: VolumesOfObjects,
    roles: RolesOfComponents,
  ) {
    this.#objects = objects;
    this.#volumes = volumes;
    this.#roles = roles;
  }

  /** Adds the bodies of an object and of its components. The innermost of `outer` comes first. */
  add(item: Item, outer: readonly Transform[]): void {
    const object = this.#objects.get(item.object);
    if (object === undefined) throw new ReadError("damaged");
    if (outer.length >= DEEPEST) throw new ReadError("cyclic");
    this.#placed += 1;
    if (this.#placed > MAX_PLACED) throw new ReadError("too-large");
    if (!object.isPart) return;
    if (object.hasBeams) this.notes.add("beam-lattice");
    const transforms = [item.transform, ...outer];
    const corners = this.#printed.get(object) ?? this.#findPrinted(object);
    if (corners.length > 0) {
      this.#size.add({ bodies: 1, triangles: corners.length / 3, vertices: object.positions.length / 3 });
      this.bodies.push(placed(object, corners, transforms));
    }
    const roles = this.#roles.get(object.id);
    for (const component of object.components) {
      const role = roles?.get(component.id) ?? "part";
      if (role === "negative") this.notes.add("negative-volume");
      if (role === "part") this.add(component, transforms);
    }
  }

  /** The corners of the triangles of an object that its slicer prints. */
  #findPrinted(object: ThreeMfObject): readonly number[] {
    const { id, corners, positions } = object;
    const count = positions.length / 3;
    for (const corner of corners) if (!(corner >= 0 && corner < count)) throw new ReadError("damaged");
    const omitted = (this.#volumes.get(id) ?? []).filter(({ role }) => role !== "part");
    if (omitted.some(({ role }) => role === "negative")) this.notes.add("negative-volume");
    const isOmitted = trianglesIn(omitted, corners.length / 3);
    const printed =
      omitted.length === 0 ? corners : corners.filter((_, index) => isOmitted[Math.floor(index / 3)] === 0);
    this.#printed.set(object, printed);
    return printed;
  }
}

/** For each triangle, in how many volumes it is. Volumes may overlap. */
function trianglesIn(volumes: readonly Volume[], count: number): Int32Array {
  const changes = new Int32Array(count + 1);
  for (const { first, last } of volumes) {
    const [start, end] = [Math.max(0, Math.ceil(first)), Math.min(count, Math.floor(last) + 1)];
    if (!(start < end)) continue;
    changes[start] = indexAt(changes, start) + 1;
    changes[end] = indexAt(changes, end) - 1;
  }
  let volumesHere = 0;
  return changes.map((change) => (volumesHere += change));
}

/** A body in its place. A mirrored one would be inside out, so its triangles are reversed. */
function placed(
  { name, positions }: ThreeMfObject,
  corners: readonly number[],
  transforms: readonly Transform[],
): ReadBody {
  const body = withOwnVertices(name, corners, positions);
  for (const transform of transforms) move(body.positions, transform);
  const isMirrored = transforms.filter((transform) => determinantOf(transform) < 0).length % 2 === 1;
  if (isMirrored) body.indices?.reverse();
  return body;
}
