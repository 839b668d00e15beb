import type { Picture, SanityImageHotspot, Settings } from "../../web/cms/types.generated.ts";
import { type FromFile, fromFile } from "./from-file.ts";

type Stored = FromFile<`image@file://./${string}`>;

/** Where the eye should stay when a picture is cut: middle and size, as parts of the picture. */
type Hotspot = Omit<SanityImageHotspot, "_type">;

interface Shown {
  readonly caption?: string;
  readonly hotspot?: Hotspot;
}

/** A file in this folder, named from here; it becomes an asset when the seed is imported. */
export function picture(path: string, alt: string, { caption, hotspot }: Shown = {}): Picture & Stored {
  return {
    _type: "picture",
    ...fromFile("image", path),
    alt,
    ...(caption === undefined ? {} : { caption }),
    ...(hotspot === undefined ? {} : { hotspot: { _type: "sanity.imageHotspot", ...hotspot } }),
  };
}

export function wordmark(file: string): NonNullable<Settings["wordmark"]> & Stored {
  return { _type: "image", ...fromFile("image", `pictures/${file}`) };
}
