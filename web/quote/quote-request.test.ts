import { beforeEach, expect, test, vi } from "vitest";

import { NO_VALUES } from "./values.ts";

// The request is the tab's: each test is a tab of its own.
beforeEach(() => vi.resetModules());
const join = async (typed: Parameters<typeof import("./quote-request.ts").joinRequest>[0]) =>
  (await import("./quote-request.ts")).joinRequest(typed);

const draft = { values: { ...NO_VALUES, firstName: "Kept", email: "ada@example.com" } };

test("the first form begins with what is kept, and over it what was typed", async () => {
  const { form, upload } = await join({ values: { firstName: "Ada" }, draft });
  expect(form.getState().values).toMatchObject({ firstName: "Ada", email: "ada@example.com" });
  expect(upload.get()).toEqual({ upload: { kind: "none" }, problem: undefined });
});

test("a second form joins the same request, and only what was typed into it changes anything", async () => {
  const first = await join({ values: { firstName: "Ada" }, draft });
  const second = await join({ values: { lastName: "Lovelace" }, draft });
  expect(second).toBe(first);
  expect(second.form.getState().values).toMatchObject({ firstName: "Ada", lastName: "Lovelace" });
});

test("a field that no form shows any more keeps its value", async () => {
  const { form } = await join({ values: {}, draft });
  const leave = form.registerField("firstName", () => undefined, { value: true });
  form.change("firstName", "Grace");
  leave();
  expect(form.getFieldState("firstName")?.value).toBe("Grace");
});

test("an uploaded file of an earlier page is there again", async () => {
  const file = { url: "https://files.example/a.step", name: "a.step" };
  const { upload } = await join({ values: {}, draft: { ...draft, file } });
  expect(upload.get().upload).toEqual({ kind: "uploaded", name: "a.step", file });
});
