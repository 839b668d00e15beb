/// <reference lib="webworker" />
import type { Model } from "part-check/model.ts";

import { renderPart, type RenderStart } from "./render.ts";

/** The first message of the worker. Some browsers have OffscreenCanvas, but without WebGL. */
export interface WorkerStarted {
  readonly hasWebGl: boolean;
}

/** Starts a view. The model is undefined if it is the same as in the previous view. */
export interface WorkerStart extends Omit<RenderStart, "model"> {
  readonly model: Model | undefined;
}

let current: Model | undefined;

addEventListener("message", ({ data: { canvas, model, port } }: MessageEvent<WorkerStart>) => {
  current = model ?? current;
  if (current) renderPart({ canvas, model: current, port });
});

postMessage({ hasWebGl: hasWebGl() } satisfies WorkerStarted);

/** Checks for WebGL. In some browsers, the first context also starts the graphics process while the file is still being read. */
function hasWebGl(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext("webgl2");
  // Browsers allow only a few contexts.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
