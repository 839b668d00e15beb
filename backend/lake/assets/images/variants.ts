import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { httpError } from "../../errors.ts";
import type { AssetName } from "../asset.ts";
import { type Plan, planImage } from "./geometry.ts";
import type { ImageHeader } from "./image-metadata.ts";
import type { ImageParameters } from "./image-parameters.ts";
import type { Pictures } from "./image-process.ts";
import type { JobQueue } from "./job-queue.ts";
import { MEDIA_TYPES, outputFormat } from "./output-format.ts";
import type { VariantStore } from "./variant-store.ts";

/** Raised when the same parameters come to give another picture, so that stored ones are not used. */
const RENDERING = 1;
/** All frames together; of a longer animation the first frame is used. */
const ANIMATION_PIXELS = 50_000_000;
const HEADERS_KEPT = 5_000;

export interface Variant {
  readonly path: string;
  readonly name: string;
  readonly mimeType: string;
}

export interface Variants {
  /** Throws LakeError 400 for what this picture cannot do, QueueFullError when too much is being made. */
  find(image: AssetName, parameters: ImageParameters, accept: string): Promise<Variant>;
  header(image: AssetName): Promise<ImageHeader>;
  forget(variant: Variant): void;
}

/** Makes pictures on demand, each once: what is stored is found, what is being made is waited for. */
export function createVariants({
  originals,
  pictures,
  store,
  queue,
}: {
  originals: string;
  pictures: Pictures;
  store: VariantStore;
  queue: JobQueue;
}): Variants {
  const making = new Map<string, Promise<string>>();
  const headers = new Map<string, ImageHeader>();

  async function header({ fileName }: AssetName): Promise<ImageHeader> {
    const known = headers.get(fileName);
    if (known) return known;
    const path = join(originals, fileName);
    // A document can come without its file: by a plain mutation, or from a copy of the database alone.
    if (!existsSync(path)) throw httpError(404, `The file of this picture is missing: ${fileName}`);
    const read = await pictures.readHeader(path);
    if (headers.size >= HEADERS_KEPT) headers.clear();
    headers.set(fileName, { ...read, exif: undefined });
    return read;
  }

  async function find(image: AssetName, parameters: ImageParameters, accept: string): Promise<Variant> {
    const source = await header(image);
    const plan = planImage(source, parameters);
    const mayMove = canMove(source, plan, parameters);
    const format = outputFormat(parameters, {
      header: source,
      isAnimated: mayMove,
      size: plan.size,
      accept,
    });
    const isAnimated = mayMove && (format === "gif" || format === "webp");
    const name = `${variantKey(image, plan, parameters, isAnimated)}.${format}`;
    const make = async () => {
      const bytes = await queue(() =>
        pictures.render(join(originals, image.fileName), { plan, format, parameters, isAnimated }),
      );
      return store.store(name, bytes);
    };
    return {
      path: store.find(name) ?? (await once(name, make)),
      name,
      mimeType: MEDIA_TYPES[format],
    };
  }

  function once(name: string, make: () => Promise<string>): Promise<string> {
    const running = making.get(name);
    if (running) return running;
    const started = make().finally(() => making.delete(name));
    making.set(name, started);
    return started;
  }

  return { find, header, forget: ({ name }) => store.forget(name) };
}

function canMove(
  { extension, frames, width, height }: ImageHeader,
  plan: Plan,
  parameters: ImageParameters,
): boolean {
  const isAnimation = frames > 1 && (extension === "gif" || extension === "webp");
  const isShort = frames * width * height <= ANIMATION_PIXELS;
  return isAnimation && isShort && parameters.frame === undefined && isOnlyScaling(plan, parameters);
}

/** Two requests for the same picture have the same key, however they are written. */
function variantKey(
  { fileName }: AssetName,
  plan: Plan,
  parameters: ImageParameters,
  isAnimated: boolean,
): string {
  const { q, flip, bg, blur, sharp, sat, invert, cs } = parameters;
  const pad = parameters.pad ? parameters.pad * (parameters.dpr ?? 1) : undefined;
  const parts = {
    RENDERING,
    fileName,
    plan,
    isAnimated,
    q,
    flip,
    bg,
    pad,
    blur,
    sharp,
    sat,
    invert,
    cs,
  };
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 40);
}

/** What cannot be done to all frames of an animation at once. */
export function isOnlyScaling({ turn, canvas }: Plan, parameters: ImageParameters): boolean {
  const { flip, bg, pad, blur, sharp: sharpness, sat, invert, cs } = parameters;
  return turn === 0 && !canvas && ![flip, bg, pad, blur, sharpness, sat, invert, cs].some(Boolean);
}
