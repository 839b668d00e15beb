import { bodyLimit } from "hono/body-limit";

import type { Json, JsonObject } from "../documents/document.ts";
import { isObject } from "../documents/json.ts";
import type { LakeContext } from "./context.ts";
import { refusal } from "./refusals.ts";

const MAX_JSON_BYTES = 8 * 1024 * 1024;

export const jsonLimit = bodyLimit({
  maxSize: MAX_JSON_BYTES,
  onError: () => {
    throw refusal(413, `The request is larger than ${MAX_JSON_BYTES} bytes. Send it in parts`);
  },
});

/** The body as a JSON object. Throws LakeError 400. */
export async function readObject(c: LakeContext): Promise<JsonObject> {
  const body = await readJson(c);
  if (!isObject(body)) throw refusal(400, "The body must be a JSON object");
  return body;
}

/** Throws LakeError 400 for a body that is not JSON. */
export async function readJson(c: LakeContext): Promise<Json> {
  const text = await c.req.text();
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch (error) {
    throw refusal(400, `The body is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
