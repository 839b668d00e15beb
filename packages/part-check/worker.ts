/// <reference lib="webworker" />
import { check, draw } from "./check.ts";
import type { CheckMessage, CheckRequest, PictureRequest } from "./messages.ts";
import { loadCadReader } from "./read/load-cad-reader.ts";

/** The entry of the worker: see messages.ts. */
addEventListener("message", ({ data }: MessageEvent<CheckRequest | PictureRequest>) => {
  const load = () => loadCadReader(data.wasmUrl, post);
  if ("view" in data) void draw(data, load, post);
  else void check(data, load, post);
});

function post(message: CheckMessage): void {
  postMessage(message, { transfer: arraysOf(message).map(({ buffer }) => buffer) });
}

/** The large arrays of a message, which are transferred to the page without being copied. */
function arraysOf(message: CheckMessage) {
  if (message.type === "picture") return [message.pixels];
  if (message.type !== "model") return [];
  const { positions, normals, indices, faces, edges } = message.model;
  return [positions, normals, indices, faces, edges];
}
