import { createImageProcess, type ImageProcessor } from "./image-process.ts";

/** More than a machine with two cores needs, so that two slow pictures do not block all others. */
export const RENDERERS = 3;

/**
 * Several image processes: one reads metadata, and each of the others renders one picture at a time. If nobody waits for a picture
 * anymore, its process is killed, which affects no other picture.
 */
export function createImagePool(): ImageProcessor & { close(): void } {
  const reader = createImageProcess();
  const renderers = Array.from({ length: RENDERERS }, () => createImageProcess());
  const idle = [...renderers];

  return {
    readHeader: (...args) => reader.readHeader(...args),
    imageMetadata: (...args) => reader.imageMetadata(...args),
    async render(path, options, signal) {
      const renderer = idle.pop();
      if (!renderer) throw new Error(`More than ${RENDERERS} pictures are rendered at a time`);
      try {
        return await renderer.render(path, options, signal);
      } finally {
        idle.push(renderer);
      }
    },
    close() {
      for (const each of [reader, ...renderers]) each.close();
    },
  };
}
