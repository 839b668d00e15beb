// Posts a file from a browser. Imports nothing of the server.

/** What a server has signed for the upload (../policy.ts). */
interface Signed {
  /** The address of the bucket. */
  readonly host: string;
  readonly policy: string;
  readonly accessId: string;
  readonly signature: string;
}

export type PostResult =
  | { readonly kind: "posted"; readonly url: string }
  /** `detail`: what the storage says, for `rejected` and `notStored`. */
  | { readonly kind: "failed"; readonly reason: PostFailure; readonly detail: string }
  | { readonly kind: "canceled" };

export type PostFailure =
  | "connectionLost"
  /** The browser cannot read the file any more. */
  | "unreadable"
  | "tooLarge"
  | "empty"
  | "rejected"
  | "signatureExpired"
  | "notStored";

/** The part of XMLHttpRequest that is used here. */
interface UploadRequest {
  readonly status: number;
  responseType: XMLHttpRequestResponseType;
  readonly responseText: string;
  readonly upload: {
    addEventListener(type: "progress", listener: (event: { loaded: number; total: number }) => void): void;
  };
  addEventListener(type: "load" | "error" | "abort", listener: () => void): void;
  open(method: string, url: string): void;
  send(form: FormData): void;
  abort(): void;
}

export interface PostOptions {
  /** Called with the progress in whole percent. 100 means that the storage has accepted the file. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
  readonly request?: UploadRequest;
  /** After this time without progress the connection counts as lost. */
  readonly stallMs?: number;
}

/** Posts a file to the bucket under a key. Uses XMLHttpRequest, because fetch reports no progress. */
export function postObject(
  file: File,
  key: string,
  signed: Signed,
  { onProgress, signal, request = new XMLHttpRequest(), stallMs = 60_000 }: PostOptions,
): Promise<PostResult> {
  return new Promise((resolve) => {
    let stallTimer = setTimeout(abandon, stallMs);
    function end(result: PostResult): void {
      clearTimeout(stallTimer);
      resolve(result);
    }
    function abandon(): void {
      end(failed("connectionLost"));
      request.abort();
    }

    request.upload.addEventListener("progress", ({ loaded, total }) => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(abandon, stallMs);
      onProgress(Math.min(99, Math.floor((loaded / total) * 100)));
    });
    request.addEventListener("load", () => {
      if (request.status < 200 || request.status > 299) {
        return end(rejection(request.status, request.responseText));
      }
      onProgress(100);
      end({ kind: "posted", url: `${signed.host.replace(/\/+$/, "")}/${key}` });
    });
    request.addEventListener("error", () => {
      clearTimeout(stallTimer);
      void isReadable(file).then((readable) => end(failed(readable ? "connectionLost" : "unreadable")));
    });
    request.addEventListener("abort", () => end({ kind: "canceled" }));
    signal.addEventListener("abort", () => request.abort());

    request.open("POST", signed.host);
    // Firefox parses an empty response as XML by default and logs an error.
    request.responseType = "text";
    request.send(createForm(file, key, signed));
  });
}

function failed(reason: PostFailure, detail = ""): PostResult {
  return { kind: "failed", reason, detail };
}

/** The file must be the last field, because OSS ignores fields after it. */
function createForm(file: File, key: string, { policy, accessId, signature }: Signed): FormData {
  const form = new FormData();
  form.append("name", file.name);
  form.append("key", key);
  form.append("policy", policy);
  form.append("OSSAccessKeyId", accessId);
  form.append("success_action_status", "200");
  form.append("signature", signature);
  form.append("file", file);
  return form;
}

/** Whether the file can be read. Browsers report the same error for an unreadable file as for a lost connection. */
function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** What an error response of the storage means: XML with an OSS error code, or anything else. */
function rejection(status: number, xml: string): PostResult {
  const code = xmlElement(xml, "Code");
  const message = xmlElement(xml, "Message");
  if (code === "EntityTooLarge") return failed("tooLarge");
  if (code === "EntityTooSmall") return failed("empty");
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
