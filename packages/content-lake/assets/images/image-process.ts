import { fork } from "node:child_process";
import { extname, join } from "node:path";

import type { JsonObject } from "../../documents/json.ts";
import { httpError, LakeError } from "../../errors.ts";
import { createJobProcess } from "../../job-process.ts";
import type { MetadataPart } from "../upload-options.ts";
import type { ImageHeader } from "./image-metadata.ts";
import type { RenderOptions } from "./render.ts";

/** Reads and renders images. All methods throw LakeError 400 for a damaged, too large or unsupported image. */
export interface ImageProcessor {
  readHeader(path: string): Promise<ImageHeader>;
  imageMetadata(path: string, header: ImageHeader, parts: ReadonlySet<MetadataPart>): Promise<JsonObject>;
  /** Renders an image. Stops when the signal aborts. */
  render(path: string, options: RenderOptions, signal?: AbortSignal): Promise<Rendering>;
}

export interface Rendering {
  readonly bytes: Buffer;
  /** The processor time that it took. */
  readonly processorMs: number;
}

/** A message to the worker: the method to call and its arguments. The result has the same id. */
export type ImageJobRequest = { readonly id: number } & (
  | { readonly name: "readHeader"; readonly args: Parameters<ImageProcessor["readHeader"]> }
  | { readonly name: "imageMetadata"; readonly args: Parameters<ImageProcessor["imageMetadata"]> }
  | { readonly name: "render"; readonly args: readonly [path: string, options: RenderOptions] }
);

export type ImageJobResult = { readonly id: number } & (
  | { readonly header: ImageHeader }
  | { readonly metadata: JsonObject }
  | { readonly rendering: Rendering }
  | { readonly lakeError: Pick<LakeError, "status" | "body"> }
  | { readonly error: string }
);

/** Sent by a worker whose picture needs too much memory. */
export const TOO_MUCH_MEMORY = "too much memory";

/** Checks only that the main fields exist, because both processes run the same code. */
export function isJobRequest(message: unknown): message is ImageJobRequest {
  return typeof message === "object" && message !== null && "id" in message && "name" in message;
}

function isJobResult(message: unknown): message is ImageJobResult {
  return typeof message === "object" && message !== null && "id" in message;
}

/** A TypeScript file in the sources, and a JavaScript file in the published package. */
const WORKER = join(import.meta.dirname, `image-worker${extname(import.meta.filename)}`);
/** Long enough for the largest accepted image on a busy machine. */
const JOB_TIMEOUT_MS = 30_000;
const IDLE_TIMEOUT_MS = 10_000;
/** Several times what the largest accepted image needs. Comments and profiles of a small file can unpack to any amount. */
const MAX_MEMORY_BYTES = 2_000_000_000;
const NEEDS_MEMORY =
  "Invalid image: it takes too much memory to read. Save it again, with fewer pixels or without comments and profiles";

/**
 * Processes images in a child process (image-worker.ts). The process ends after an idle time, which releases its memory, and an
 * image that crashes the decoder affects nothing else. The process is started when it is needed.
 */
export function createImageProcess({
  jobTimeoutMs = JOB_TIMEOUT_MS,
  idleTimeoutMs = IDLE_TIMEOUT_MS,
  maxMemoryBytes = MAX_MEMORY_BYTES,
} = {}): ImageProcessor & {
  close(): void;
} {
  let worker: ReturnType<typeof startWorker> | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  const close = () => {
    clearTimeout(idleTimer);
    worker?.end(new Error("The image process was closed"));
  };
  const startWorker = () => {
    // glibc keeps one memory pool per thread and never releases the memory of large images. This limits it to two pools.
    const child = fork(WORKER, [String(maxMemoryBytes)], {
      serialization: "advanced",
      env: { MALLOC_ARENA_MAX: "2" },
    });
    const started = createJobProcess(child, {
      isResult: isJobResult,
      onMessage: (message) =>
        started.end(
          message === TOO_MUCH_MEMORY
            ? tooMuchMemory(started.size())
            : new Error("The image process sent an unknown message"),
        ),
      onEnd() {
        // Its successor may have started.
        if (worker === started) worker = undefined;
      },
    });
    return started;
  };
  const runJob = async (
    request: Omit<ImageJobRequest, "id">,
    signal?: AbortSignal,
  ): Promise<ImageJobResult> => {
    signal?.throwIfAborted();
    clearTimeout(idleTimer);
    const current = (worker ??= startWorker());
    const result = await current.run(request, jobTimeoutMs, signal).finally(() => {
      if (worker?.size() !== 0) return;
      clearTimeout(idleTimer);
      idleTimer = setTimeout(close, idleTimeoutMs).unref();
    });
    if ("lakeError" in result) throw new LakeError(result.lakeError.status, result.lakeError.body);
    if ("error" in result) throw new Error(`An image could not be processed: ${result.error}`);
    return result;
  };

  return {
    async readHeader(...args) {
      const result = await runJob({ name: "readHeader", args });
      if ("header" in result) return result.header;
      throw unexpectedResult();
    },
    async imageMetadata(...args) {
      const result = await runJob({ name: "imageMetadata", args });
      if ("metadata" in result) return result.metadata;
      throw unexpectedResult();
    },
    async render(path, options, signal) {
      const result = await runJob({ name: "render", args: [path, options] }, signal);
      if ("rendering" in result) return result.rendering;
      throw unexpectedResult();
    },
    close,
  };
}

/** Of several pictures, it is not known which one needs the memory. */
function tooMuchMemory(pictures: number): Error {
  return pictures === 1
    ? httpError(400, NEEDS_MEMORY)
    : httpError(503, "A picture that was read beside this one took too much memory. Try again");
}

function unexpectedResult(): Error {
  return new Error("The image process sent the result of another job");
}
