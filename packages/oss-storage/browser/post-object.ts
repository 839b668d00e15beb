import { addressOf, type Failed, failed, fieldsOf, rejection, type Signed } from "../post-form.ts";

// Posts a file from a browser. Imports nothing of the server.

export type PostResult =
  | { readonly kind: "posted"; readonly url: string }
  | Failed
  | { readonly kind: "canceled" };

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
      end({ kind: "posted", url: addressOf(signed, key) });
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

/** The file must be the last field, because OSS ignores fields after it. */
function createForm(file: File, key: string, signed: Signed): FormData {
  const form = new FormData();
  for (const [name, value] of fieldsOf(signed, key, file.name)) form.append(name, value);
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
