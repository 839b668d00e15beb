/// <reference lib="webworker" />
import { check } from "./check.ts";
import type { CheckMessage, CheckRequest } from "./contract.ts";
import { loadCadReader } from "./read/load-cad-reader.ts";

/** The entry of the worker: see contract.ts. */
addEventListener("message", ({ data }: MessageEvent<CheckRequest>) => {
  void check(data, () => loadCadReader(data.wasmUrl, post), post);
});

function post(message: CheckMessage): void {
  const model = message.type === "model" ? message.model : undefined;
  const buffers = model && [model.positions, model.normals, model.indices, model.faces, model.edges];
  postMessage(message, { transfer: buffers?.map(({ buffer }) => buffer) ?? [] });
}
