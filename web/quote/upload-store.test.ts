import { expect, test, vi } from "vitest";

import { createUploadStore } from "./upload-store.ts";

const step = () => new File(["ISO-10303-21;"], "part.step");
const refused = async () => ({ kind: "refused", message: "No storage today" }) as const;

test("a file that cannot be sent is a problem, and nobody is asked for permission", () => {
  const permit = vi.fn<(wish: { isFresh: boolean }) => ReturnType<typeof refused>>(refused);
  const store = createUploadStore(undefined);
  store.choose([new File(["x"], "part.pdf")], permit);
  expect(store.get().problem).toMatch(/^This type of file is not accepted/);
  store.choose([step(), step()], permit);
  expect(store.get().problem).toMatch(/^One file can be sent/);
  expect(permit).not.toHaveBeenCalled();
});

test("without permission the upload has failed with the server's words, and a retry asks for a fresh one", async () => {
  const permit = vi.fn<(wish: { isFresh: boolean }) => ReturnType<typeof refused>>(refused);
  const store = createUploadStore(undefined);
  const told = vi.fn<() => void>();
  const leave = store.subscribe(told);
  store.choose([step()], permit);
  expect(store.get().upload).toEqual({ kind: "uploading", name: "part.step", percent: 0 });
  await vi.waitFor(() =>
    expect(store.get().upload).toMatchObject({ kind: "failed", message: "No storage today" }),
  );
  leave();
  const count = told.mock.calls.length;
  store.retry(permit);
  await vi.waitFor(() => expect(store.get().upload.kind).toBe("failed"));
  expect(permit.mock.calls).toEqual([[{ isFresh: false }], [{ isFresh: true }]]);
  expect(told).toHaveBeenCalledTimes(count);
});

test("a file that is removed while permission is on its way is not sent", async () => {
  const permission = Promise.withResolvers<Awaited<ReturnType<typeof refused>>>();
  const store = createUploadStore(undefined);
  store.choose([step()], () => permission.promise);
  store.remove();
  permission.resolve(await refused());
  await permission.promise;
  expect(store.get()).toEqual({ upload: { kind: "none" }, problem: undefined });
});
