import { render } from "../images/render.ts";
import { imageMetadata, readHeader } from "../metadata/inspect-image.ts";
import type { Pictures } from "./pictures.ts";

/** In this process: for the picture process itself, and for tests. */
export const pictures: Pictures = { readHeader, imageMetadata, render };
