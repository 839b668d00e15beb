import { expect, test, vi } from "vitest";

import { createUploadStore } from "./upload.ts";

const step = () => new File(["ISO-10303-21;"], "part.step");
const rejected = async () => ({ kind: "rejected", message: "No storage today" }) as const;

test("a file that is not accepted is reported, and no signature is requested", () => {
  const getSignature = vi.fn<(options: { isFresh: boolean }) => ReturnType<typeof rejected>>(rejected);
  const store = createUploadStore(undefined);
  store.choose([new File(["x"], "part.pdf")], getSignature);
  expect(store.get().problem).toMatch(/^This file type is not accepted/);
  store.choose([step(), step()], getSignature);
  expect(store.get().problem).toMatch(/^Only one file per request/);
  expect(getSignature).not.toHaveBeenCalled();
});

test("without a signature the upload fails with the server's message, and a retry requests a fresh one", async () => {
  const getSignature = vi.fn<(options: { isFresh: boolean }) => ReturnType<typeof rejected>>(rejected);
  const store = createUploadStore(undefined);
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  store.choose([step()], getSignature);
  expect(store.get().upload).toEqual({ kind: "uploading", name: "part.step", percent: 0 });
  await expect.poll(() => store.get().upload).toMatchObject({ kind: "failed", message: "No storage today" });
  unsubscribe();
  const count = listener.mock.calls.length;
  store.retry(getSignature);
  await expect.poll(() => store.get().upload.kind).toBe("failed");
  expect(getSignature.mock.calls).toEqual([[{ isFresh: false }], [{ isFresh: true }]]);
  expect(listener).toHaveBeenCalledTimes(count);
});

test("a file that is removed while the signature is requested is not sent", async () => {
  const signature = Promise.withResolvers<Awaited<ReturnType<typeof rejected>>>();
  const store = createUploadStore(undefined);
  store.choose([step()], () => signature.promise);
  store.remove();
  signature.resolve(await rejected());
  await signature.promise;
  expect(store.get()).toEqual({ upload: { kind: "none" }, problem: undefined });
});
