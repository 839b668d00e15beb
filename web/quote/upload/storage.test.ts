import type { PostOptions } from "oss-storage/browser/post-object.ts";
import { expect, test } from "vitest";

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

/** Posts a file to a storage that answers with a status and the code and message of an error. */
async function post(name: string, status: number, code = "", message = "") {
  let form = new FormData();
  let onLoad: (() => void) | undefined;
  const request: PostOptions["request"] = {
    status,
    responseType: "",
    responseText: `<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
    upload: { addEventListener: () => undefined },
    addEventListener: (type, listener) => {
      if (type === "load") onLoad = listener;
    },
    open: () => undefined,
    send: (sent) => {
      form = sent;
      onLoad?.();
    },
    abort: () => undefined,
  };
  const options = { onProgress: () => undefined, signal: new AbortController().signal, request };
  const result = await postFile(new File(["ISO-10303-21;"], name), signature, options);
  return { result, key: form.get("key") };
}

test("the key is random and keeps the last extension of the file name, with its capitals", async () => {
  const { result, key } = await post("part.v2.STEP", 200);
  expect(key).toMatch(/^quote\/2026-11-21\/a1\/[0-9a-f]{32}\.STEP$/);
  expect(result).toEqual({
    kind: "uploaded",
    file: { url: `https://files.example/${typeof key === "string" ? key : ""}`, name: "part.v2.STEP" },
  });
});

test.each([
  ["AccessDenied", "Invalid according to Policy: Policy expired.", 403, /upload link has expired/],
  ["QuotaExceeded", "Too many files have come from this address today.", 403, /Email this one/],
  ["OutOfSpace", "The storage has no space for this file.", 503, /Send a smaller file/],
  ["SignatureDoesNotMatch", "The request signature does not match.", 403, /upload link has expired/],
  ["EntityTooLarge", "Too large", 400, /^The file size cannot exceed 500MB,please upload again.$/],
  ["EntityTooSmall", "Too small", 400, /empty/],
  ["InvalidArgument", "The content is not of that type", 400, /^The file was rejected: The content is not/],
  ["InternalError", "We failed", 500, /could not be stored \(InternalError\)/],
])("the storage's error %s has a message for the visitor", async (code, message, status, expected) => {
  const { result } = await post("part.step", status, code, message);
  expect(result).toEqual({ kind: "failed", message: expect.stringMatching(expected) });
});
