import type { Model } from "part-check/model.ts";

import type { WorkerStart, WorkerStarted } from "./worker.ts";

/** Draws parts, where possible in a worker. Drawing a large part takes long, above all without a GPU, and would block the page. */
export interface Renderer {
  /** Starts a view (see render.ts). The arrays of the model move to the worker, so the page cannot read them anymore. */
  readonly start: (canvas: HTMLCanvasElement, model: Model, port: MessagePort) => void;
}

interface Options {
  readonly onStart: (renderer: Renderer) => void;
  /** The code of the renderer did not load, or the worker stopped. */
  readonly onError: (error: unknown) => void;
}

/** The returned function stops the renderer. */
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
      // React's strict mode starts each view twice. The worker keeps the model for the second one.
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
