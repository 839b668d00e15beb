import type { Size } from "./geometry.ts";
import type { ImageHeader } from "./image-metadata.ts";
import type { ImageParameters } from "./image-parameters.ts";

export type OutputFormat = "jpg" | "pjpg" | "png" | "webp" | "avif" | "gif" | "tiff";

export const MEDIA_TYPES: Readonly<Record<OutputFormat, string>> = {
  jpg: "image/jpeg",
  pjpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  tiff: "image/tiff",
};

/** Above this many pixels AVIF takes whole seconds; who says fm=avif gets it all the same. */
const AVIF_PIXELS = 4_000_000;

interface Source {
  readonly header: Pick<ImageHeader, "extension" | "hasAlpha">;
  readonly isAnimated: boolean;
  readonly size: Size;
  /** The request's Accept header. */
  readonly accept: string;
}

/** auto=format follows what the browser accepts; otherwise a picture stays what it is, if browsers show that. */
export function outputFormat(
  { fm, auto }: ImageParameters,
  { header, isAnimated, size, accept }: Source,
): OutputFormat {
  if (fm && fm !== "json") return fm;
  if (auto) {
    const isSmall = size.width * size.height <= AVIF_PIXELS;
    if (isSmall && !isAnimated && accepts(accept, "image/avif")) return "avif";
    if (accepts(accept, "image/webp")) return "webp";
  }
  if (header.extension === "tiff" || header.extension === "svg") return header.hasAlpha ? "png" : "jpg";
  return header.extension;
}

function accepts(accept: string, type: string): boolean {
  const entry = accept.split(",").find((part) => part.split(";")[0]?.trim().toLowerCase() === type);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*(;|$)/i.test(entry);
}
