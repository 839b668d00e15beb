import type { Model } from "part-check/model.ts";

import type { WorkerStart, WorkerStarted } from "./worker.ts";

/** Draws parts, in a worker if possible. Drawing a large part takes long, especially without a GPU, and would block the page. */
export interface Renderer {
  /** Starts a view (see render.ts). The arrays of the model are transferred to the worker, so the page can no longer read them. */
  readonly start: (canvas: HTMLCanvasElement, model: Model, port: MessagePort) => void;
}

interface Options {
  readonly onStart: (renderer: Renderer) => void;
  /** Called if the code of the renderer did not load, or if the worker stopped. */
  readonly onError: (error: unknown) => void;
}

/** Starts a renderer. The returned function stops it. */
export function startRenderer({ onStart, onError }: Options): () => void {
  if (!("transferControlToOffscreen" in HTMLCanvasElement.prototype)) {
    loadPageRenderer().then(onStart, onError);
    return () => undefined;
  }
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data: { hasWebGl } }: MessageEvent<WorkerStarted>) => {
    if (hasWebGl) {
      onStart(workerRenderer(worker));
    } else {
      worker.terminate();
      loadPageRenderer().then(onStart, onError);
    }
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    worker.terminate();
    onError(event);
  });
  return () => worker.terminate();
}

async function loadPageRenderer(): Promise<Renderer> {
  const { renderPart } = await import("./render.ts");
  return { start: (canvas, model, port) => renderPart({ canvas, model, port }) };
}

function workerRenderer(worker: Worker): Renderer {
  let current: Model | undefined;
  return {
    start(element, model, port) {
      const canvas = element.transferControlToOffscreen();
      // React's Strict Mode starts each view twice. The worker keeps the model for the second one.
      const isNew = model !== current;
      current = model;
      const { positions, normals, indices, faces, edges } = model;
      const arrays = isNew ? [positions, normals, indices, faces, edges] : [];
      worker.postMessage({ canvas, port, model: isNew ? model : undefined } satisfies WorkerStart, [
        canvas,
        port,
        ...arrays.map(({ buffer }) => buffer),
      ]);
    },
  };
}
