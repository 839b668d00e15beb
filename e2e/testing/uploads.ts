import * as v from "valibot";

import { type HttpResponse, postJson, type RequestOptions, send } from "./request.ts";
import { API } from "./site.ts";

const SignatureBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    data: v.object({
      host: v.string(),
      dir: v.string(),
      policy: v.string(),
      accessId: v.string(),
      signature: v.string(),
    }),
  }),
);
export type Signature = v.InferOutput<typeof SignatureBody>["data"];

/** A STEP file that the content check accepts. */
export const STEP = "ISO-10303-21;\nHEADER;\nENDSEC;\nEND-ISO-10303-21;\n";

let count = 0;

/** An unused key in the signature's folder, with the same form as on the site's pages. */
export function newKey({ dir }: Signature, extension = "step"): string {
  count += 1;
  return `${dir}attack${Date.now().toString(36)}${count}.${extension}`;
}

/** Gets an upload signature from the site, for a top-level folder. Throws an Error if the request is rejected. */
export async function getSignature(siteUrl: string, filePath = "quote"): Promise<Signature> {
  const { status, body } = await postJson(siteUrl, API.uploadSignature, { filePath });
  if (status !== 200) throw new Error(`No signature: ${status} ${body}`);
  return v.parse(SignatureBody, body).data;
}

/** The form fields of an upload (docs/behavior.md §7.4). `overrides` replaces fields, and undefined removes one. */
export function uploadFields(
  signature: Signature,
  overrides: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> {
  const fields = {
    name: "bracket.step",
    key: newKey(signature),
    policy: signature.policy,
    OSSAccessKeyId: signature.accessId,
    success_action_status: "200",
    signature: signature.signature,
    ...overrides,
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

export const BOUNDARY = "attack-9f2c1d";

/** The bytes of a multipart body before and after the file. */
export function multipartFrame(fields: Readonly<Record<string, string>>, fileName = "bracket.step") {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${parts.join("")}--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return { head: Buffer.from(head), tail: Buffer.from(`\r\n--${BOUNDARY}--\r\n`) };
}

/** Uploads a file to the storage that the signature names. */
export function postFile(
  { host }: Signature,
  fields: Readonly<Record<string, string>>,
  file: string | Buffer = STEP,
  options: RequestOptions = {},
): Promise<HttpResponse> {
  const { head, tail } = multipartFrame(fields);
  const { origin, pathname } = new URL(host);
  return send(origin, pathname, {
    method: "POST",
    ...options,
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}`, ...options.headers },
    body: Buffer.concat([head, Buffer.from(file), tail]),
  });
}
