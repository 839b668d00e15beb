import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { httpError } from "../../errors.ts";
import type { AssetName } from "../asset.ts";
import { type Transformation, planTransformation } from "./geometry.ts";
import type { ImageHeader } from "./image-metadata.ts";
import type { ImageParameters } from "./image-parameters.ts";
import type { ImageProcessor } from "./image-process.ts";
import { MEDIA_TYPES, chooseOutputFormat } from "./output-format.ts";
import type { RenderClient, RenderQueue } from "./render-queue.ts";
import { bytesOnDisk, type VariantStore } from "./variant-store.ts";

/** Part of the variant keys. Increase it when the result for the same parameters changes, so that stored variants are not used. */
const RENDER_VERSION = 1;
/** The limit for all frames together, both stored and rendered. Only the first frame of a larger animation is used. */
const MAX_ANIMATION_PIXELS = 50_000_000;
const MAX_CACHED_HEADERS = 5_000;
/** How long a picture that failed is not tried again. It may have been the machine: a busy one, or one without memory. */
const RETRY_MS = 10 * 60_000;
const MAX_REMEMBERED_FAILURES = 1_000;
/** How many stored bytes cost a client as much as a millisecond of rendering, because they push out others. */
const BYTES_PER_MS = 1000;

export interface Variant {
  readonly path: string;
  readonly name: string;
  readonly mimeType: string;
}

/** Who requests a variant. */
interface Requester {
  readonly client: RenderClient;
  /** The Accept header. */
  readonly accept: string;
  /** Aborts when the client has closed the connection. */
  readonly signal: AbortSignal;
}

export interface Variants {
  /**
   * Returns a stored variant or renders it. Throws LakeError 400 for invalid parameters, QueueFullError if too many are waiting,
   * BudgetError if the client has requested too much, and the signal's reason when it has left.
   */
  find(image: AssetName, parameters: ImageParameters, requester: Requester): Promise<Variant>;
  header(image: AssetName): Promise<ImageHeader>;
  removeFromIndex(variant: Variant): void;
}

/** Renders image variants on demand, and reuses stored ones. */
export function createVariants({
  originals,
  imageProcessor,
  stores,
  queue,
}: {
  originals: string;
  imageProcessor: ImageProcessor;
  /** Direct clients have a store of their own, so that nobody can push out what visitors of the site use. */
  stores: Readonly<Record<RenderClient["kind"], VariantStore>>;
  queue: RenderQueue<string>;
}): Variants {
  const headers = new Map<string, ImageHeader>();
  const failures = createFailures();

  async function header({ fileName }: AssetName): Promise<ImageHeader> {
    const cached = headers.get(fileName);
    if (cached) return cached;
    const path = join(originals, fileName);
    // A document can exist without its file: after a mutation, or in a copy of the database without assets.
    if (!existsSync(path)) throw httpError(404, `The file of this image is missing: ${fileName}`);
    const imageHeader = await imageProcessor.readHeader(path);
    if (headers.size >= MAX_CACHED_HEADERS) headers.clear();
    headers.set(fileName, imageHeader);
    return imageHeader;
  }

  async function find(
    image: AssetName,
    parameters: ImageParameters,
    { client, accept, signal }: Requester,
  ): Promise<Variant> {
    const source = await header(image);
    const transformation = planTransformation(source, parameters);
    const mayBeAnimated = canStayAnimated(source, transformation, parameters);
    const format = chooseOutputFormat(parameters, {
      header: source,
      isAnimated: mayBeAnimated,
      size: transformation.canvas ?? transformation.size,
      accept,
    });
    const isAnimated = mayBeAnimated && (format === "gif" || format === "webp");
    const name = `${variantKey(image, transformation, parameters, isAnimated)}.${format}`;
    const variant = { name, mimeType: MEDIA_TYPES[format] };
    const stored = stores.site.find(name) ?? stores.direct.find(name);
    if (stored !== undefined) return { ...variant, path: stored };
    // An SVG can be as slow in every size, but strangers choose any size and effects. In other formats, these can be the reason.
    const failing = source.extension === "svg" ? `${client.kind} ${image.fileName}` : name;
    failures.throwIfRecent(failing);
    const options = { transformation, format, parameters, isAnimated };
    const render = async (stop: AbortSignal) => {
      try {
        return await imageProcessor.render(join(originals, image.fileName), options, stop);
      } catch (error) {
        if (!stop.aborted) failures.add(failing);
        throw error;
      }
    };
    const renderAndStore = async (stop: AbortSignal) => {
      const { bytes, processorMs } = await render(stop);
      const result = await stores[client.kind].store(name, bytes);
      return { result, cost: processorMs + bytesOnDisk(bytes.length) / BYTES_PER_MS };
    };
    return { ...variant, path: await queue(name, client, signal, renderAndStore) };
  }

  return {
    find,
    header,
    removeFromIndex({ name }) {
      for (const store of Object.values(stores)) store.removeFromIndex(name);
    },
  };
}

/** Remembers which pictures could not be rendered. Otherwise each request for one would keep a renderer busy, for half a minute. */
function createFailures() {
  const retryTimes = new Map<string, number>();
  return {
    add(name: string): void {
      if (retryTimes.size >= MAX_REMEMBERED_FAILURES) retryTimes.clear();
      retryTimes.set(name, Date.now() + RETRY_MS);
    },
    throwIfRecent(name: string): void {
      if ((retryTimes.get(name) ?? 0) > Date.now()) {
        throw httpError(
          400,
          "This image could not be rendered. The next attempt is in ten minutes at the latest",
        );
      }
    },
  };
}

function canStayAnimated(
  { extension, frames, width, height }: ImageHeader,
  transformation: Transformation,
  parameters: ImageParameters,
): boolean {
  const isAnimation = frames > 1 && (extension === "gif" || extension === "webp");
  const { size } = transformation;
  const isShort = frames * Math.max(width * height, size.width * size.height) <= MAX_ANIMATION_PIXELS;
  return (
    isAnimation && isShort && parameters.frame === undefined && onlyCropsAndScales(transformation, parameters)
  );
}

/** The key of a variant. It is identical for all parameters that result in the same variant. */
function variantKey(
  { fileName }: AssetName,
  transformation: Transformation,
  parameters: ImageParameters,
  isAnimated: boolean,
): string {
  const { q, flip, bg, blur, sharp, sat, invert, cs } = parameters;
  const pad = parameters.pad ? parameters.pad * (parameters.dpr ?? 1) : undefined;
  const parts = {
    RENDER_VERSION,
    fileName,
    transformation,
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

/** Whether only cropping and scaling is needed, which is all that animations support. */
function onlyCropsAndScales({ rotation, canvas }: Transformation, parameters: ImageParameters): boolean {
  const { flip, bg, pad, blur, sharp: sharpness, sat, invert, cs } = parameters;
  return rotation === 0 && !canvas && ![flip, bg, pad, blur, sharpness, sat, invert, cs].some(Boolean);
}
