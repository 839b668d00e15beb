import { type Bucket, sign } from "./download-url.ts";

const LIFETIME_SECONDS = 10;

/** Deletes an object of Aliyun OSS. Returns whether it is gone. */
export async function deleteObject(
  { name, host, accessKey }: Bucket,
  key: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<boolean> {
  const expires = String(Math.floor(Date.now() / 1000) + LIFETIME_SECONDS);
  const url = new URL(`${host}/${key}`);
  url.searchParams.set("OSSAccessKeyId", accessKey.id);
  url.searchParams.set("Expires", expires);
  url.searchParams.set("Signature", sign(accessKey.secret, "DELETE", `/${name}/${key}`, expires));
  const signal = AbortSignal.timeout(LIFETIME_SECONDS * 1000);
  const { ok, status } = await fetch(url, { method: "DELETE", signal });
  return ok || status === 404;
}
