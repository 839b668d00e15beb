import type { UploadSignature } from "contracts/upload.ts";
import { expect, onTestFinished, test, vi } from "vitest";

import { createUploadStore } from "./upload.ts";

const step = () => new File(["ISO-10303-21;"], "part.step");
const rejected = async () => ({ kind: "rejected", message: "No storage today" }) as const;

test("a file that is not accepted is reported, and no signature is requested", () => {
  const requestSignature = vi.fn<typeof rejected>(rejected);
  const store = createUploadStore(undefined, requestSignature);
  store.choose([new File(["x"], "part.pdf")]);
  expect(store.get().problem).toMatch(/^This file type is not accepted/);
  store.choose([step(), step()]);
  expect(store.get().problem).toMatch(/^Only one file per request/);
  expect(requestSignature).not.toHaveBeenCalled();
});

test("without a signature the upload fails with the server's message, and a retry requests a fresh one", async () => {
  const requestSignature = vi.fn<typeof rejected>(rejected);
  const store = createUploadStore(undefined, requestSignature);
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  store.choose([step()]);
  expect(store.get().upload).toEqual({ kind: "uploading", name: "part.step", percent: 0 });
  await expect.poll(() => store.get().upload).toMatchObject({ kind: "failed", message: "No storage today" });
  unsubscribe();
  const count = listener.mock.calls.length;
  store.retry();
  await expect.poll(() => store.get().upload.kind).toBe("failed");
  expect(requestSignature).toHaveBeenCalledTimes(2);
  expect(listener).toHaveBeenCalledTimes(count);
});

test("a file that is removed while the signature is requested is not sent", async () => {
  const signature = Promise.withResolvers<Awaited<ReturnType<typeof rejected>>>();
  const store = createUploadStore(undefined, () => signature.promise);
  store.choose([step()]);
  store.remove();
  signature.resolve(await rejected());
  await signature.promise;
  expect(store.get()).toEqual({ upload: { kind: "none" }, problem: undefined });
});

test("a signature that was requested in advance is used once the file is chosen, and renewed every 20 minutes", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const requestSignature = vi.fn<() => Promise<{ kind: "signed"; signature: UploadSignature }>>(async () => ({
    kind: "signed",
    signature: { host: "https://files.example", dir: "quote/", policy: "", accessId: "", signature: "" },
  }));
  const store = createUploadStore(undefined, requestSignature);
  store.prepare();
  store.prepare();
  store.choose([step()]);
  store.remove();
  await vi.advanceTimersByTimeAsync(1000);
  expect(requestSignature).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(requestSignature).toHaveBeenCalledTimes(2);
});
