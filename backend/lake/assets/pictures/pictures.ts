import type { JsonObject } from "../../documents/document.ts";
import type { Rendering } from "../images/render.ts";
import type { ImageHeader } from "../metadata/inspect-image.ts";
import type { MetadataPart } from "../upload/upload-options.ts";

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
