import { beforeEach, expect, test, vi } from "vitest";

import { NO_VALUES } from "./quote-fields.ts";

// The module holds one session per tab. Reset it, so that each test starts in a new tab.
beforeEach(() => vi.resetModules());
const open = async (...args: Parameters<typeof import("./quote-store.ts").openSession>) =>
  (await import("./quote-store.ts")).openSession(...args);

const draft = { values: { ...NO_VALUES, firstName: "Kept", email: "ada@example.com" } };

test("the first form starts with the draft, and texts that were typed before hydration replace it", async () => {
  const { form, upload } = await open({ firstName: "Ada" }, draft);
  expect(form.getState().values).toMatchObject({ firstName: "Ada", email: "ada@example.com" });
  expect(upload.get()).toEqual({ upload: { kind: "none" }, problem: undefined });
});

test("a second form shares the session, and only the texts typed into it change", async () => {
  const first = await open({ firstName: "Ada" }, draft);
  const second = await open({ lastName: "Lovelace" }, draft);
  expect(second).toBe(first);
  expect(second.form.getState().values).toMatchObject({ firstName: "Ada", lastName: "Lovelace" });
});

test("a field keeps its value when no form shows it anymore", async () => {
  const { form } = await open({}, draft);
  const leave = form.registerField("firstName", () => undefined, { value: true });
  form.change("firstName", "Grace");
  leave();
  expect(form.getFieldState("firstName")?.value).toBe("Grace");
});

test("the uploaded file of the draft is kept", async () => {
  const file = { url: "https://files.example/a.step", name: "a.step" };
  const { upload } = await open({}, { ...draft, file });
  expect(upload.get().upload).toEqual({ kind: "uploaded", name: "a.step", file });
});
