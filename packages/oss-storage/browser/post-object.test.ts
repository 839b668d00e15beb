import { expect, test, vi } from "vitest";

import { postObject } from "./post-object.ts";

const signed = {
  host: "https://files.example/",
  policy: "the-policy",
  accessId: "the-id",
  signature: "the-signature",
};

type Progress = (event: { loaded: number; total: number }) => void;

/** The part of XMLHttpRequest that postObject uses. */
class FakeRequest extends EventTarget {
  readonly progressListeners: Progress[] = [];
  readonly upload = {
    addEventListener: (_type: "progress", listener: Progress) => void this.progressListeners.push(listener),
  };
  status = 0;
  responseType: XMLHttpRequestResponseType = "";
  responseText = "";
  target = "";
  form = new FormData();
  open(method: string, url: string) {
    this.target = `${method} ${url}`;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.dispatchEvent(new Event("abort"));
  }
  progress(loaded: number, total: number) {
    for (const listener of this.progressListeners) listener({ loaded, total });
  }
  respond(status: number, responseText = "") {
    Object.assign(this, { status, responseText });
    this.dispatchEvent(new Event("load"));
  }
}

/** A file that was deleted after it was chosen: reading it throws. */
class GoneBlob extends Blob {
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException("A requested file could not be found", "NotFoundError"));
  }
}

function startPost({
  stallMs,
  file = new File(["ISO-10303-21;"], "Part 1.STEP"),
}: { stallMs?: number; file?: File } = {}) {
  const request = new FakeRequest();
  const cancel = new AbortController();
  const percents: number[] = [];
  const result = postObject(file, "quote/a1/part.STEP", signed, {
    onProgress: (percent) => percents.push(percent),
    signal: cancel.signal,
    request,
    ...(stallMs === undefined ? {} : { stallMs }),
  });
  return { request, cancel, percents, result };
}

test("the form has exactly the specified fields, and the file is last", async () => {
  const { request, result } = startPost();
  expect(request.target).toBe("POST https://files.example/");
  expect([...request.form.keys()]).toEqual([
    "name",
    "key",
    "policy",
    "OSSAccessKeyId",
    "success_action_status",
    "signature",
    "file",
  ]);
  expect(Object.fromEntries(request.form)).toMatchObject({
    name: "Part 1.STEP",
    key: "quote/a1/part.STEP",
    policy: "the-policy",
    OSSAccessKeyId: "the-id",
    success_action_status: "200",
    signature: "the-signature",
  });
  request.respond(200);
  await result;
});

test("the URL of a posted file consists of host and key", async () => {
  const { request, result } = startPost();
  request.respond(200);
  expect(await result).toEqual({ kind: "posted", url: "https://files.example/quote/a1/part.STEP" });
});

test("progress is in whole percent, and reaches 100 only when the storage has responded", async () => {
  const { request, result, percents } = startPost();
  request.progress(0, 1000);
  request.progress(639, 1000);
  request.progress(1000, 1000);
  request.respond(200);
  await result;
  expect(percents).toEqual([0, 63, 99, 100]);
});

test.each([
  ["AccessDenied", "Invalid according to Policy: Policy expired.", 403, "signatureExpired", ""],
  ["QuotaExceeded", "Too many files have come from this address today.", 403, "quotaExceeded", ""],
  ["SignatureDoesNotMatch", "The request signature does not match.", 403, "signatureExpired", ""],
  ["EntityTooLarge", "Too large", 400, "tooLarge", ""],
  ["EntityTooSmall", "Too small", 400, "empty", ""],
  ["InvalidArgument", "It is not of that type.", 400, "rejected", "It is not of that type"],
  ["InternalError", "We failed", 500, "notStored", "InternalError"],
])("the storage's error %s has a reason", async (code, message, status, reason, detail) => {
  const { request, result } = startPost();
  request.respond(status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
  expect(await result).toEqual({ kind: "failed", reason, detail });
});

test("a lost connection has a reason", async () => {
  const { request, result } = startPost();
  request.dispatchEvent(new Event("error"));
  expect(await result).toMatchObject({ kind: "failed", reason: "connectionLost" });
});

test("a deleted file is not reported as a lost connection", async () => {
  const file = new File(["ISO-10303-21;"], "Part 1.STEP");
  vi.spyOn(file, "slice").mockReturnValue(new GoneBlob());
  const { request, result } = startPost({ file });
  request.dispatchEvent(new Event("error"));
  expect(await result).toMatchObject({ kind: "failed", reason: "unreadable" });
});

test("a connection without progress counts as lost, and a slow one does not", async () => {
  vi.useFakeTimers();
  const { request, result } = startPost({ stallMs: 60_000 });
  vi.advanceTimersByTime(59_000);
  request.progress(1, 10);
  vi.advanceTimersByTime(59_000);
  request.progress(2, 10);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(await result).toMatchObject({ kind: "failed", reason: "connectionLost" });
});

test("an aborted upload ends as canceled", async () => {
  const { cancel, result } = startPost();
  cancel.abort();
  expect(await result).toEqual({ kind: "canceled" });
});
