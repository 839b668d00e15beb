import { asInvalidImage, imageMetadata, readHeader } from "./image-metadata.ts";
import type { ImageProcessor } from "./image-process.ts";
import { render } from "./render.ts";

/** Processes images with sharp in the current process: for image-worker.ts and for tests. */
export const sharpProcessor: ImageProcessor = {
  readHeader,
  imageMetadata,
  async render(path, options) {
    const start = process.cpuUsage();
    const bytes = await asInvalidImage(render(path, options));
    const { user, system } = process.cpuUsage(start);
    return { bytes, processorMs: (user + system) / 1000 };
  },
};
