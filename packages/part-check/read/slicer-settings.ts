import { type XmlElement, xmlElements } from "./xml.ts";

// The files in which slicers say what the meshes of a 3MF file are for.

/** What a slicer does with a mesh: prints it, subtracts it from the part, or neither (a modifier or a support blocker). */
export type MeshRole = "part" | "negative" | "helper";

/** The triangles of one volume in an object, from `first` to `last`. */
export interface Volume {
  readonly first: number;
  readonly last: number;
  role: MeshRole;
}

/** PrusaSlicer puts the meshes of a part into one object. */
export type VolumesOfObjects = ReadonlyMap<string, readonly Volume[]>;

/** By the id of an object, then by that of its component. Not by both in one key: thousands of parts would repeat a long id. */
export type RolesOfComponents = ReadonlyMap<string, ReadonlyMap<string, MeshRole>>;

/** By the id of the object: the volumes in it that are not printed. (Metadata/Slic3r_PE_model.config) */
export function volumesOfPrusaSlicer(text: string): VolumesOfObjects {
  const objects = new Map<string, Volume[]>();
  let volumes: Volume[] = [];
  for (const element of xmlElements(text)) {
    const { name } = element;
    const value = element.attribute("value") ?? "";
    if (name === "object") {
      volumes = [];
      objects.set(element.attribute("id") ?? "", volumes);
    } else if (name === "volume" && element.attribute("firstid") !== undefined) {
      volumes.push({
        first: Number(element.attribute("firstid")),
        last: Number(element.attribute("lastid")),
        role: "part",
      });
    } else if (name === "metadata") {
      const volume = volumes.at(-1);
      const key = element.attribute("key");
      if (volume === undefined) continue;
      if (key === "volume_type" && value !== "ModelPart")
        volume.role = value === "NegativeVolume" ? "negative" : "helper";
      if (key === "modifier" && value === "1") volume.role = "helper";
    }
  }
  return objects;
}

/** What the components of objects are for. (Metadata/model_settings.config of Bambu Studio) */
export function rolesOfBambuStudio(text: string): RolesOfComponents {
  const objects = new Map<string, Map<string, MeshRole>>();
  let roles = new Map<string, MeshRole>();
  for (const element of xmlElements(text)) {
    const { name, kind } = element;
    if (kind === "end") continue;
    if (name === "object") {
      roles = new Map();
      objects.set(element.attribute("id") ?? "", roles);
    }
    const role = name === "part" ? element.attribute("subtype") : undefined;
    if (role === undefined || role === "normal_part") continue;
    roles.set(element.attribute("id") ?? "", role === "negative_part" ? "negative" : "helper");
  }
  return objects;
}

const HELPERS_OF_CURA: ReadonlySet<string> = new Set([
  "support_mesh",
  "anti_overhang_mesh",
  "infill_mesh",
  "cutting_mesh",
]);

/** Whether an element inside an object says that its mesh only helps to print others, as Cura writes it. */
export function isHelperOfCura(element: XmlElement): boolean {
  const key =
    element.name === "metadata"
      ? element.attribute("name")?.replace(/^cura:/, "")
      : element.name === "setting"
        ? element.attribute("key")
        : undefined;
  return key !== undefined && HELPERS_OF_CURA.has(key) && element.text.toLowerCase() === "true";
}
