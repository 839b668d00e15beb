import { createHmac, timingSafeEqual } from "node:crypto";

import { create as contentDisposition } from "content-disposition";

import { OssError } from "./oss-error.ts";
import type { AccessKey } from "./signature.ts";

export interface Bucket {
  readonly name: string;
  /** The address for browsers, at Aliyun or in the embedded storage. Without a slash at the end. */
  readonly host: string;
  readonly accessKey: AccessKey;
}

const DISPOSITION = "response-content-disposition";

/**
 * Creates an address that downloads one private object as an attachment until `expires` (seconds since 1970). Specified in the OSS
 * documentation, "Include a V1 signature in a URL".
 */
export function downloadUrl(
  { name, host, accessKey }: Bucket,
  key: string,
  disposition: string,
  expires: number,
): string {
  const url = new URL(`${host}/${key}`);
  url.searchParams.set("OSSAccessKeyId", accessKey.id);
  url.searchParams.set("Expires", String(expires));
  const resource = `/${name}/${key}?${DISPOSITION}=${disposition}`;
  url.searchParams.set("Signature", sign(accessKey.secret, "GET", resource, String(expires)));
  url.searchParams.set(DISPOSITION, disposition);
  return url.href;
}

/** Returns the Content-Disposition of a signed address. Throws an OssError 403 if it is not signed or has expired. */
export function checkDownloadUrl(
  { name, accessKey }: Bucket,
  key: string,
  search: URLSearchParams,
  now: Date,
): string {
  const expires = search.get("Expires") ?? "";
  const disposition = search.get(DISPOSITION) ?? "";
  const resource = `/${name}/${key}?${DISPOSITION}=${disposition}`;
  const expected = Buffer.from(sign(accessKey.secret, "GET", resource, expires));
  const received = Buffer.from(search.get("Signature") ?? "");
  if (expected.length !== received.length || !timingSafeEqual(expected, received)) {
    throw new OssError(403, "AccessDenied", "You have no right to access this object.");
  }
  if (Number(expires) * 1000 <= now.getTime())
    throw new OssError(403, "AccessDenied", "Request has expired.");
  return disposition;
}

/** Version 1, over what the address does. */
export function sign(secret: string, method: "GET" | "DELETE", resource: string, expires: string): string {
  return createHmac("sha1", secret).update(`${method}\n\n\n${expires}\n${resource}`).digest("base64");
}

/**
 * The Content-Disposition with which somebody downloads a stranger's file. The stranger chose the name, so the extension for which the
 * content was checked is appended: `invoice.bat` is saved as `invoice.bat.step`. A file in quarantine gets an extension that no
 * program opens.
 */
export function downloadHeader(fileName: string, key: string, isQuarantined: boolean): string {
  const extension = /\.[a-z0-9]+$/i.exec(key)?.[0] ?? "";
  const name = fileName.toLowerCase().endsWith(extension.toLowerCase())
    ? fileName
    : `${fileName}${extension}`;
  return contentDisposition(isQuarantined ? `${name}.quarantined` : name);
}
