import { sampleRequestPage as page } from "contracts/testing/sample-request-page.ts";
import { expect, test, vi } from "vitest";

import type { ApiResult } from "#admin-api/client.ts";

import type { postFile, UploadResult } from "../upload/storage.ts";
import type { postForSignature } from "../upload/upload.ts";
import { createRequestUploads } from "./request-uploads.ts";

const fileOf = (name: string) => ({ id: name, name, addedAt: "2026-11-21T12:00:00.000Z" });
const drawing = new File(["%PDF-"], "drawing.pdf");

function setup({
  answer = (name: string): ApiResult => ({ kind: "received", data: { ...page, files: [fileOf(name)] } }),
  upload = async (file: File): Promise<UploadResult> => ({
    kind: "uploaded",
    file: { url: `https://files.example/${file.name}`, name: file.name },
  }),
  count = 0,
} = {}) {
  const changes: Record<string, string | undefined>[] = [];
  const folders: (string | undefined)[] = [];
  const api = {
    postFile: vi.fn<typeof postFile>(upload),
    postForSignature: vi.fn<typeof postForSignature>(async (folder) => {
      folders.push(folder);
      const signature = { host: "https://files.example", dir: "", policy: "", accessId: "", signature: "" };
      return { kind: "signed", signature };
    }),
    postChange: async (data: FormData) => {
      const change: Record<string, string | undefined> = Object.fromEntries(
        [...data].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
      );
      changes.push(change);
      return answer(change["name"] ?? "");
    },
  };
  const files = Array.from({ length: count }, (_, index) => fileOf(`f${index}`));
  const uploads = createRequestUploads({ token: "t", language: "en" }, files, api);
  return { api, changes, folders, uploads };
}

test("files are uploaded one after the other, each with its own signature, and are then files of the request", async () => {
  const { changes, folders, uploads } = setup();
  uploads.choose([drawing, new File(["0\nSECTION"], "part.dxf")]);
  expect(uploads.get().running).toHaveLength(2);
  await vi.waitFor(() => expect(uploads.get().running).toEqual([]));
  expect(folders).toEqual(["details", "details"]);
  expect(changes).toEqual([
    {
      token: "t",
      language: "en",
      kind: "addFile",
      url: "https://files.example/drawing.pdf",
      name: "drawing.pdf",
    },
    { token: "t", language: "en", kind: "addFile", url: "https://files.example/part.dxf", name: "part.dxf" },
  ]);
  expect(uploads.get()).toMatchObject({ files: [{ name: "part.dxf" }], news: "part.dxf was added" });
});

test.each([
  ["a program", new File(["MZ"], "a.exe"), 0, /^This file type is not accepted/],
  ["an empty file", new File([], "a.pdf"), 0, /^The file is empty/],
  ["the twenty-first file", drawing, 20, /^A request can have 20 files/],
])("%s is not sent", (_name, file, count, problem) => {
  const { api, uploads } = setup({ count });
  uploads.choose([file]);
  expect(uploads.get().running).toMatchObject([{ problem: expect.stringMatching(problem) }]);
  expect(api.postForSignature).not.toHaveBeenCalled();
});

test("what failed says why, and can be tried again", async () => {
  let answers: ApiResult[] = [{ kind: "rejected", message: "The file did not arrive. Upload it again" }];
  const { uploads } = setup({
    answer: (name) => answers.shift() ?? { kind: "received", data: { ...page, files: [fileOf(name)] } },
  });
  uploads.choose([drawing]);
  await vi.waitFor(() =>
    expect(uploads.get().running[0]?.problem).toBe("The file did not arrive. Upload it again"),
  );
  answers = [];
  const [failed] = uploads.get().running;
  if (failed) uploads.retry(failed);
  await vi.waitFor(() => expect(uploads.get().files).toMatchObject([{ name: "drawing.pdf" }]));
});

test("a canceled upload is not added, and the next one goes on", async () => {
  const { changes, uploads } = setup({
    upload: async (file) =>
      file === drawing
        ? { kind: "canceled" }
        : { kind: "uploaded", file: { url: "https://files.example/b.pdf", name: file.name } },
  });
  uploads.choose([drawing, new File(["%PDF-"], "b.pdf")]);
  const [first] = uploads.get().running;
  uploads.forget(first?.id ?? 0);
  await vi.waitFor(() => expect(uploads.get().running).toEqual([]));
  expect(changes).toMatchObject([{ name: "b.pdf" }]);
});

test("a file can be removed", async () => {
  const { changes, uploads } = setup({ count: 2, answer: () => ({ kind: "received", data: page }) });
  await uploads.remove("f0");
  expect(changes).toMatchObject([{ kind: "removeFile", id: "f0" }]);
  expect(uploads.get().files).toEqual([]);
});

test("the customer reads why a file was not removed, until it is", async () => {
  const answers: ApiResult[] = [{ kind: "rejected", message: "The file could not be removed" }];
  const { uploads } = setup({ count: 1, answer: () => answers.shift() ?? { kind: "received", data: page } });
  await uploads.remove("f0");
  expect(uploads.get()).toMatchObject({
    files: [{ id: "f0" }],
    removalProblem: "The file could not be removed",
  });
  await uploads.remove("f0");
  expect(uploads.get()).toMatchObject({ files: [], removalProblem: "" });
});
