import * as v from "valibot";

import { API } from "./api.ts";
import { ask, type Answer, postJson, type Question } from "./ask.ts";

const Signed = v.pipe(
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
export type Signature = v.InferOutput<typeof Signed>["data"];

/** A drawing that the content check takes. */
export const STEP = "ISO-10303-21;\nHEADER;\nENDSEC;\nEND-ISO-10303-21;\n";

let count = 0;

/** A random name below the signature's folder, as the site's pages choose it. */
export function newKey({ dir }: Signature, extension = "step"): string {
  count += 1;
  return `${dir}attack${Date.now().toString(36)}${count}.${extension}`;
}

/** What lets a visitor upload a file. Throws when the site gives none. */
export async function sign(site: string): Promise<Signature> {
  const { answer, signature } = await askSignature(site);
  if (signature === undefined) throw new Error(`No signature: ${answer.status} ${answer.body}`);
  return signature;
}

/** The same; without a signature where the site answers otherwise than 200. */
export async function askSignature(site: string): Promise<{ answer: Answer; signature?: Signature }> {
  const answer = await postJson(site, API.signature, { filePath: "quote" });
  return answer.status === 200 ? { answer, signature: v.parse(Signed, answer.body).data } : { answer };
}

/** The form of Spec §3 for this signature; `fields` stands in the place of what it names, undefined leaves it out. */
export function formOf(
  signature: Signature,
  fields: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> {
  const all = {
    name: "bracket.step",
    key: newKey(signature),
    policy: signature.policy,
    OSSAccessKeyId: signature.accessId,
    success_action_status: "200",
    signature: signature.signature,
    ...fields,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

export const BOUNDARY = "attack-9f2c1d";

/** The bytes of a multipart form before and after its file. */
export function frameOf(fields: Readonly<Record<string, string>>, fileName = "bracket.step") {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${parts.join("")}--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return { head: Buffer.from(head), tail: Buffer.from(`\r\n--${BOUNDARY}--\r\n`) };
}

/** Posts a form with a file to the storage that the signature names. */
export function postForm(
  { host }: Signature,
  fields: Readonly<Record<string, string>>,
  file: string | Buffer = STEP,
  question: Question = {},
): Promise<Answer> {
  const { head, tail } = frameOf(fields);
  const { origin, pathname } = new URL(host);
  return ask(origin, pathname, {
    method: "POST",
    ...question,
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}`, ...question.headers },
    body: Buffer.concat([head, Buffer.from(file), tail]),
  });
}
