import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

import type { JsonObject } from "../../documents/json.ts";
import { LakeError } from "../../errors.ts";
import type { MetadataPart } from "../upload-options.ts";
import type { ImageHeader } from "./image-metadata.ts";
import type { Rendering } from "./render.ts";

const WORKER = fileURLToPath(new URL("./image-worker.ts", import.meta.url));
/** Long enough for the largest picture that is taken, on a busy machine. */
const JOB_MS = 60_000;
const IDLE_MS = 10_000;

interface Job {
  readonly resolve: (answer: PictureAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly impatience: NodeJS.Timeout;
}

/**
 * Works on pictures in a process of its own: what decoding takes in memory goes back when it ends after a quiet while, and a file
 * that breaks the decoder breaks nothing else. It starts with the first picture and again whenever it is needed.
 */
export function createPictureProcess({ jobMs = JOB_MS, idleMs = IDLE_MS } = {}): Pictures & {
  close(): void;
} {
  const jobs = new Map<number, Job>();
  let worker: ChildProcess | undefined;
  let rest: NodeJS.Timeout | undefined;
  let lastId = 0;

  const close = () => {
    clearTimeout(rest);
    worker?.disconnect();
    worker = undefined;
  };
  const take = (id: number): Job | undefined => {
    const job = jobs.get(id);
    clearTimeout(job?.impatience);
    jobs.delete(id);
    if (jobs.size === 0) rest = setTimeout(close, idleMs).unref();
    return job;
  };
  const lose = (lost: ChildProcess, error: Error) => {
    // One that was sent to rest has no jobs, and the next may have begun.
    if (worker !== lost) return;
    worker = undefined;
    for (const id of jobs.keys()) take(id)?.reject(error);
  };
  const begin = (): ChildProcess => {
    // glibc keeps a pool of memory for each thread, and never gives back what large pictures took.
    const started = fork(WORKER, { serialization: "advanced", env: { MALLOC_ARENA_MAX: "2" } });
    started.on("message", (answer) => {
      if (!isAnswer(answer)) throw new Error("The picture process gave an unknown answer.");
      take(answer.id)?.resolve(answer);
    });
    started.once("error", (error) => lose(started, error));
    started.once("exit", (code, signal) =>
      lose(started, new Error(`The picture process ended with ${signal ?? code}`)),
    );
    return started;
  };
  const ask = async (request: Omit<PictureRequest, "id">): Promise<PictureAnswer> => {
    const answer = await new Promise<PictureAnswer>((resolve, reject) => {
      clearTimeout(rest);
      const here = (worker ??= begin());
      const id = ++lastId;
      // Its end rejects this job, and all that wait behind it.
      const impatience = setTimeout(() => here.kill("SIGKILL"), jobMs);
      jobs.set(id, { resolve, reject, impatience });
      here.send({ ...request, id }, (error) => error && lose(here, error));
    });
    if ("refusal" in answer) throw new LakeError(answer.refusal.status, answer.refusal.body);
    if ("error" in answer) throw new Error(`A picture could not be worked on: ${answer.error}`);
    return answer;
  };

  return {
    async readHeader(...args) {
      const answer = await ask({ name: "readHeader", args });
      if ("header" in answer) return answer.header;
      throw unexpected();
    },
    async imageMetadata(...args) {
      const answer = await ask({ name: "imageMetadata", args });
      if ("metadata" in answer) return answer.metadata;
      throw unexpected();
    },
    async render(...args) {
      const answer = await ask({ name: "render", args });
      if ("bytes" in answer) return answer.bytes;
      throw unexpected();
    },
    close,
  };
}

function unexpected(): Error {
  return new Error("The picture process answered something else than it was asked");
}

/** All that is done to pixels. Each throws LakeError 400 for a picture that is damaged, too large or of an unknown kind. */
export interface Pictures {
  readHeader(path: string): Promise<ImageHeader>;
  imageMetadata(path: string, header: ImageHeader, parts: ReadonlySet<MetadataPart>): Promise<JsonObject>;
  render(path: string, rendering: Rendering): Promise<Buffer>;
}

/** What goes to the picture process: a number that its answer repeats, and which of the functions to call with what. */
export type PictureRequest = { readonly id: number } & (
  | { readonly name: "readHeader"; readonly args: Parameters<Pictures["readHeader"]> }
  | { readonly name: "imageMetadata"; readonly args: Parameters<Pictures["imageMetadata"]> }
  | { readonly name: "render"; readonly args: Parameters<Pictures["render"]> }
);

export type PictureAnswer = { readonly id: number } & (
  | { readonly header: ImageHeader }
  | { readonly metadata: JsonObject }
  | { readonly bytes: Buffer }
  | { readonly refusal: { readonly status: number; readonly body: JsonObject } }
  | { readonly error: string }
);

/** Between these two processes of ours the shape is settled by their code: only a stranger's message is told apart. */
export function isRequest(message: unknown): message is PictureRequest {
  return typeof message === "object" && message !== null && "id" in message && "name" in message;
}

export function isAnswer(message: unknown): message is PictureAnswer {
  return typeof message === "object" && message !== null && "id" in message;
}
