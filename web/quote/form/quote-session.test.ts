import { afterEach, beforeEach, expect, test, vi } from "vitest";

// The module holds one session per tab. Reset it, so that each test starts in a new tab.
beforeEach(() => vi.resetModules());
const openTab = () => import("./quote-session.ts");

/** The browser's storage with the draft of an earlier page. */
function storeDraft(draft: unknown): void {
  const stored = new Map([["quote-draft", JSON.stringify(draft)]]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.defineProperty(globalThis, "sessionStorage", { configurable: true, value: storage });
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, "sessionStorage");
});

const draft = { values: { firstName: "Kept", email: "ada@example.com" } };

test("the first form starts with the draft, and texts that were typed before hydration replace it", async () => {
  storeDraft(draft);
  const { form, upload } = (await openTab()).openSession({ firstName: "Ada" });
  expect(form.getState().values).toMatchObject({ firstName: "Ada", email: "ada@example.com" });
  expect(upload.get()).toEqual({ upload: { kind: "none" }, problem: undefined });
});

test("a second form shares the session, and only the texts typed into it change", async () => {
  const { openSession } = await openTab();
  const first = openSession({ firstName: "Ada" });
  const second = openSession({ lastName: "Lovelace" });
  expect(second).toBe(first);
  expect(second.form.getState().values).toMatchObject({ firstName: "Ada", lastName: "Lovelace" });
});

test("a form that appears later starts with what was typed until then", async () => {
  const { openSession } = await openTab();
  openSession({ firstName: "Ada" }).form.change("firstName", "Grace");
  expect(openSession({}).form.getState().initialValues).toMatchObject({ firstName: "Grace" });
});

test("the text that a page suggests fills an empty description only, and goes with the page if it is unchanged", async () => {
  const { openSession, removePrefill } = await openTab();
  const session = openSession({}, "A housing");
  const message = () => session.form.getState().values.message;
  expect(message()).toBe("A housing");
  removePrefill(session, "A housing");
  expect(message()).toBe("");
  openSession({ message: "12 brackets" }, "A housing");
  removePrefill(session, "A housing");
  expect(message()).toBe("12 brackets");
});

test("the uploaded file of the draft is kept", async () => {
  const file = { url: "https://files.example/a.step", name: "a.step" };
  storeDraft({ ...draft, file });
  const { upload } = (await openTab()).openSession({});
  expect(upload.get().upload).toEqual({ kind: "uploaded", name: "a.step", file });
});

test("the request keeps its key after a reload, and gets another one when it was received", async () => {
  storeDraft({ ...draft, key: "k-1" });
  vi.stubGlobal("document", new EventTarget());
  const { openSession, finishSession } = await openTab();
  const session = openSession({});
  expect(session.key).toBe("k-1");
  finishSession(session);
  expect(session.key).toMatch(/^[0-9a-f]{32}$/);
  expect(session.form.getState().values).toEqual({ location: "" });
});

test("a tab whose browser forbids storage has a session too", async () => {
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("The document's storage is forbidden", "SecurityError");
    },
  });
  expect((await openTab()).openSession({}).key).toMatch(/^[0-9a-f]{32}$/);
});
