import { expect, test, vi } from "vitest";

import { findFileProblem, postFile } from "./storage.ts";

test.each(["part.step", "PART.STP", "a.b.igs", "mesh.stl", "all.zip", "all.RAR"])(
  "%s is accepted",
  (name) => {
    expect(findFileProblem({ name, size: 10 })).toBeUndefined();
  },
);

test.each(["part.exe", "part", "step", "part.step.pdf", ".htaccess", "part.step "])(
  "%j has no accepted extension",
  (name) => {
    expect(findFileProblem({ name, size: 10 })).toMatch(/file type is not accepted/);
  },
);

test("an empty file is not accepted", () => {
  expect(findFileProblem({ name: "part.step", size: 0 })).toMatch(/empty/);
});

test("500 MB are accepted, one byte more is not", () => {
  expect(findFileProblem({ name: "part.step", size: 524_288_000 })).toBeUndefined();
  expect(findFileProblem({ name: "part.step", size: 524_288_001 })).toBe(
    "The file size cannot exceed 500MB,please upload again.",
  );
});

const signature = {
  host: "https://files.example/",
  dir: "quote/2026-11-21/a1/",
  policy: "the-policy",
  accessId: "the-id",
  signature: "the-signature",
};

type Progress = (event: { loaded: number; total: number }) => void;

/** The part of XMLHttpRequest that postFile uses. */
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
  const result = postFile(file, signature, {
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
    key: expect.stringMatching(/^quote\/2026-11-21\/a1\/[0-9a-f]{32}\.STEP$/),
    policy: "the-policy",
    OSSAccessKeyId: "the-id",
    success_action_status: "200",
    signature: "the-signature",
  });
  request.respond(200);
  await result;
});

test("the key keeps the last extension of the file name, with its capitals", async () => {
  const { request, result } = startPost({ file: new File(["ISO-10303-21;"], "part.v2.STEP") });
  expect(request.form.get("key")).toMatch(/^quote\/2026-11-21\/a1\/[0-9a-f]{32}\.STEP$/);
  request.respond(200);
  await result;
});

test("the URL of an uploaded file consists of host and key, and it keeps its name", async () => {
  const { request, result } = startPost();
  request.respond(200);
  const [, key] = [...request.form.values()];
  expect(await result).toEqual({
    kind: "uploaded",
    file: { url: `https://files.example/${typeof key === "string" ? key : ""}`, name: "Part 1.STEP" },
  });
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
  ["AccessDenied", "Invalid according to Policy: Policy expired.", 403, /upload link has expired/],
  ["SignatureDoesNotMatch", "The request signature does not match.", 403, /upload link has expired/],
  ["EntityTooLarge", "Too large", 400, /^The file size cannot exceed 500MB,please upload again.$/],
  ["InvalidArgument", "The content is not of that type", 400, /^The file was rejected: The content is not/],
  ["InternalError", "We failed", 500, /could not be stored \(InternalError\)/],
])("the storage's error %s has a message for the visitor", async (code, message, status, expected) => {
  const { request, result } = startPost();
  request.respond(status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
  expect(await result).toEqual({ kind: "failed", message: expect.stringMatching(expected) });
});

test("a lost connection has a message", async () => {
  const { request, result } = startPost();
  request.dispatchEvent(new Event("error"));
  expect(await result).toEqual({ kind: "failed", message: expect.stringMatching(/connection was lost/) });
});

test("a deleted file is not reported as a lost connection", async () => {
  const file = new File(["ISO-10303-21;"], "Part 1.STEP");
  vi.spyOn(file, "slice").mockReturnValue(new GoneBlob());
  const { request, result } = startPost({ file });
  request.dispatchEvent(new Event("error"));
  expect(await result).toEqual({ kind: "failed", message: expect.stringMatching(/was moved or changed/) });
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
  expect(await result).toEqual({ kind: "failed", message: expect.stringMatching(/connection was lost/) });
});

test("an aborted upload ends as canceled", async () => {
  const { cancel, result } = startPost();
  cancel.abort();
  expect(await result).toEqual({ kind: "canceled" });
});
