import { imageMetadata, readHeader } from "./image-metadata.ts";
import type { Pictures } from "./image-process.ts";
import { render } from "./render.ts";

/** In this process: for the picture process itself, and for tests. */
export const pictures: Pictures = { readHeader, imageMetadata, render };
