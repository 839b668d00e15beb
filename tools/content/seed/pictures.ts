import type { Picture, SanityImageHotspot, Settings } from "../../../web/cms/types.generated.ts";
import pictures from "./pictures/pictures.json" with { type: "json" };

/** Refers to a file that becomes an asset on import, in the format of @sanity/import. */
export interface SeedFile<Address extends string> {
  readonly _sanityAsset: Address;
}

/** A file by its path in this folder, for example `videos/bending-sheet.mp4`. */
export function seedFile<Kind extends "image" | "file">(kind: Kind, path: string) {
  return { _sanityAsset: `${kind}@file://./${path}` as const };
}

type Stored = SeedFile<`image@file://./${string}`>;

/** The area to keep when a picture is cropped: center and size, as fractions of the picture. */
type Hotspot = Omit<SanityImageHotspot, "_type">;

interface Shown {
  readonly caption?: string;
  readonly hotspot?: Hotspot;
}

/** A picture by its path in this folder. */
export function picture(path: string, alt: string, { caption, hotspot }: Shown = {}): Picture & Stored {
  return {
    _type: "picture",
    ...seedFile("image", path),
    alt,
    ...(caption === undefined ? {} : { caption }),
    ...(hotspot === undefined ? {} : { hotspot: { _type: "sanity.imageHotspot", ...hotspot } }),
  };
}

export function wordmark(file: string, text: string): NonNullable<Settings["wordmark"]> & Stored {
  return { _type: "image", text, ...seedFile("image", `pictures/${file}`) };
}

/** Pages without their own picture, and the picture that they show instead. */
export const borrowedPictures: Readonly<Record<string, string>> = {
  "blog-sheet-metal-flat-pattern": "instrument-chassis.jpg",
  "blog-what-surface-roughness-means": "turned-shaft.jpg",
  "blog-stl-and-units": "air-duct.jpg",
  "blog-threads-in-plastic": "moulded-housing.jpg",
  "blog-anodising-and-colour": "bearing-blocks.jpg",
  "blog-designing-for-vacuum-casting": "flow-manifold.jpg",
  "blog-request-for-quotation": "sensor-housing.jpg",
  "blog-tolerances-that-cost": "gallery-turned-parts",
  "blog-sls-or-mjf": "automotive-air-duct-3",
  "design-guide": "product-development",
  "turning-guide": "turned-shaft.jpg",
  "die-casting-guide": "die-casting",
  "bend-data": "instrument-chassis.jpg",
  workmanship: "surface-finish",
  "workmanship-printing": "printing3d-materials",
  "workmanship-machining": "bearing-blocks.jpg",
  "workmanship-molding": "moulded-housing.jpg",
  "workmanship-casting": "urethane-casting",
  "workmanship-sheet-metal": "sheet-metal-fabrication",
  videos: "robotics-automation",
  "case-studies": "die-cast-heat-sink-2",
  blog: "gallery-gears",
  "finish-samples": "bearing-blocks.jpg",
};

/** Alternative texts of the pictures that are not in pictures.json. */
export const olderPictures: Readonly<Record<string, string>> = {
  "instrument-chassis.jpg":
    "Sheet metal chassis in brushed stainless steel, bent in one piece, with louvers, cutouts and pressed-in studs (render)",
  "turned-shaft.jpg":
    "Turned steel shaft with a fine thread, a ground seat and a cross hole, in front of it a straight-knurled brass nut (render)",
  "air-duct.jpg":
    "Gray nylon air duct with a four-lobed flange, stiffening rings and a flat outlet, printed from one closed mesh (render)",
  "moulded-housing.jpg":
    "Molded ABS housing half with ribs and screw bosses; brass inserts in its corners carry the threads (render)",
  "bearing-blocks.jpg":
    "One aluminum pivot block six times in a row, from as machined to anodized black and red and powder coated gray (render)",
  "flow-manifold.jpg":
    "Clear manifold block with brass bushings in its ports and a red channel that shows how even clear walls are (render)",
  "sensor-housing.jpg":
    "Machined aluminum sensor housing with ribs, tapped bosses and a red anodized bearing insert, seen from above (render)",
};

const made = new Map(Object.entries(pictures));

/** The picture with the name of a page, or else the picture that the page borrows, if there is one. */
export function pictureFor(id: string): { picture?: Picture } {
  const name = made.has(`${id}.webp`) ? id : (borrowedPictures[id] ?? id);
  const facts = made.get(`${name}.webp`);
  if (facts !== undefined)
    return { picture: picture(`pictures/${name}.webp`, facts.alt, { hotspot: facts.hotspot }) };

  const older = olderPictures[name];
  return older === undefined ? {} : { picture: picture(`pictures/${name}`, older) };
}
