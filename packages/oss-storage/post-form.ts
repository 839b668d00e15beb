// The form of a PostObject request, and what the bucket answers. Runs in browsers and on servers.

/** What a server has signed for the upload (policy.ts). */
export interface Signed {
  /** The address of the bucket. */
  readonly host: string;
  readonly policy: string;
  readonly accessId: string;
  readonly signature: string;
}

/** `detail`: what the storage says, for `rejected` and `notStored`. */
export interface Failed {
  readonly kind: "failed";
  readonly reason: PostFailure;
  readonly detail: string;
}

export type PostFailure =
  | "connectionLost"
  /** The browser cannot read the file any more. */
  | "unreadable"
  | "tooLarge"
  | "empty"
  | "rejected"
  | "signatureExpired"
  /** Too much came from this uploader today. */
  | "quotaExceeded"
  /** The disk is nearly full. */
  | "noSpace"
  | "notStored";

/** The fields before the file. OSS ignores fields after it. */
export function fieldsOf(
  { policy, accessId, signature }: Signed,
  key: string,
  fileName: string,
): readonly (readonly [name: string, value: string])[] {
  return [
    ["name", fileName],
    ["key", key],
    ["policy", policy],
    ["OSSAccessKeyId", accessId],
    ["success_action_status", "200"],
    ["signature", signature],
  ];
}

/** The address of an object in the bucket. */
export function addressOf({ host }: Pick<Signed, "host">, key: string): string {
  return `${host.replace(/\/+$/, "")}/${key}`;
}

export function failed(reason: PostFailure, detail = ""): Failed {
  return { kind: "failed", reason, detail };
}

/** What an error response of the storage means: XML with an OSS error code, or anything else. */
export function rejection(status: number, xml: string): Failed {
  const code = xmlElement(xml, "Code");
  const message = xmlElement(xml, "Message");
  if (code === "EntityTooLarge") return failed("tooLarge");
  if (code === "EntityTooSmall") return failed("empty");
  if (code === "QuotaExceeded") return failed("quotaExceeded");
  if (code === "OutOfSpace") return failed("noSpace");
  if (code === "InvalidArgument" && message) return failed("rejected", message);
  const isSignatureInvalid =
    status === 403 && (code === "AccessDenied" || code === "SignatureDoesNotMatch" || code === undefined);
  if (isSignatureInvalid) return failed("signatureExpired");
  return failed("notStored", code ?? `status ${status}`);
}

function xmlElement(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&").replace(/\.$/, "");
}
