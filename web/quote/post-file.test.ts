import { expect, test, vi } from "vitest";

import { postFile } from "./post-file.ts";

const signature = {
  host: "https://files.example/",
  dir: "quote/2026-11-21/a1/",
  policy: "the-policy",
  accessId: "the-id",
  signature: "the-signature",
};

type Progress = (event: { loaded: number; total: number }) => void;

/** What postFile uses of an XMLHttpRequest. */
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
  answer(status: number, responseText = "") {
    Object.assign(this, { status, responseText });
    this.dispatchEvent(new Event("load"));
  }
}

/** Of a file that was deleted after it was chosen. */
class GoneBlob extends Blob {
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException("A requested file could not be found", "NotFoundError"));
  }
}

function post({
  stallMs,
  file = new File(["ISO-10303-21;"], "Part 1.STEP"),
}: { stallMs?: number; file?: File } = {}) {
  const request = new FakeRequest();
  const cancel = new AbortController();
  const percents: number[] = [];
  const outcome = postFile(file, signature, {
    onProgress: (percent) => percents.push(percent),
    signal: cancel.signal,
    request,
    ...(stallMs === undefined ? {} : { stallMs }),
  });
  return { request, cancel, percents, outcome };
}

test("the form has exactly the specified fields, the file last", async () => {
  const { request, outcome } = post();
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
    key: expect.stringMatching(/^quote\/2026-11-21\/a1\/[0-9a-f]{32}\.STEP$/),
    policy: "the-policy",
    OSSAccessKeyId: "the-id",
    success_action_status: "200",
    signature: "the-signature",
  });
  request.answer(200);
  await outcome;
});

test("the stored file has the address of host and key, and its own name", async () => {
  const { request, outcome } = post();
  request.answer(200);
  const [, key] = [...request.form.values()];
  expect(await outcome).toEqual({
    kind: "stored",
    file: { url: `https://files.example/${typeof key === "string" ? key : ""}`, name: "Part 1.STEP" },
  });
});

test("progress is whole percent, and 100 only when the storage has answered", async () => {
  const { request, outcome, percents } = post();
  request.progress(0, 1000);
  request.progress(639, 1000);
  request.progress(1000, 1000);
  request.answer(200);
  await outcome;
  expect(percents).toEqual([0, 63, 99, 100]);
});

test.each([
  ["AccessDenied", "Invalid according to Policy: Policy expired.", 403, /permission to upload has expired/],
  ["SignatureDoesNotMatch", "The request signature does not match.", 403, /permission to upload has expired/],
  ["EntityTooLarge", "Too large", 400, /^The file size cannot exceed 500MB,please upload again.$/],
  ["InvalidArgument", "The content is not of that type", 400, /^The file was refused: The content is not/],
  ["InternalError", "We failed", 500, /could not be stored \(InternalError\)/],
])("the refusal %s is said in clear words", async (code, message, status, words) => {
  const { request, outcome } = post();
  request.answer(status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
  expect(await outcome).toEqual({ kind: "failed", message: expect.stringMatching(words) });
});

test("a lost connection is said", async () => {
  const { request, outcome } = post();
  request.dispatchEvent(new Event("error"));
  expect(await outcome).toEqual({ kind: "failed", message: expect.stringMatching(/connection was lost/) });
});

test("a file that is gone is not called a lost connection", async () => {
  const file = new File(["ISO-10303-21;"], "Part 1.STEP");
  vi.spyOn(file, "slice").mockReturnValue(new GoneBlob());
  const { request, outcome } = post({ file });
  request.dispatchEvent(new Event("error"));
  expect(await outcome).toEqual({ kind: "failed", message: expect.stringMatching(/can no longer be read/) });
});

test("a connection on which nothing moves counts as lost, one that moves does not", async () => {
  vi.useFakeTimers();
  const { request, outcome } = post({ stallMs: 60_000 });
  vi.advanceTimersByTime(59_000);
  request.progress(1, 10);
  vi.advanceTimersByTime(59_000);
  request.progress(2, 10);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(await outcome).toEqual({ kind: "failed", message: expect.stringMatching(/connection was lost/) });
});

test("a cancelled upload ends as cancelled", async () => {
  const { cancel, outcome } = post();
  cancel.abort();
  expect(await outcome).toEqual({ kind: "cancelled" });
});
