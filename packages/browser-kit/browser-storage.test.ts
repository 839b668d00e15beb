import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { getStored, setStored } from "./browser-storage.ts";
import { getStoredJson, removeStored, setStoredJson } from "./stored-json.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a text is stored, read and removed", () => {
  expect(setStored("sessionStorage", "units", "inch")).toBe(true);
  expect(getStored("sessionStorage", "units")).toBe("inch");
  removeStored("sessionStorage", "units");
  expect(getStored("sessionStorage", "units")).toBeNull();
});

test("JSON of the expected shape is read, everything else is not", () => {
  const schema = v.object({ name: v.string() });
  const read = (text: string) => {
    stored.set("draft", text);
    return getStoredJson("sessionStorage", "draft", schema);
  };
  setStoredJson("sessionStorage", "draft", { name: "Ada" });
  expect(stored.get("draft")).toBe(`{"name":"Ada"}`);
  expect(read(`{"name":"Ada"}`)).toEqual({ name: "Ada" });
  expect([read(`{"name":7}`), read("{"), read("")]).toEqual([undefined, undefined, undefined]);
  expect(getStoredJson("sessionStorage", "nothing", schema)).toBeUndefined();
});

test("storage that is forbidden reads as undefined and stores nothing", () => {
  vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("The document's storage is forbidden", "SecurityError");
  });
  expect(getStored("sessionStorage", "units")).toBeUndefined();
  expect(getStoredJson("sessionStorage", "units", v.string())).toBeUndefined();
  expect(setStored("sessionStorage", "units", "inch")).toBe(false);
  expect(() => removeStored("sessionStorage", "units")).not.toThrow();
});

test("a browser without a storage object, or with a full one, stores nothing", () => {
  vi.stubGlobal("sessionStorage", null);
  expect(getStored("sessionStorage", "units")).toBeUndefined();
  expect(setStored("sessionStorage", "units", "inch")).toBe(false);
  vi.stubGlobal("sessionStorage", {
    setItem: () => {
      throw new DOMException("The quota is exceeded", "QuotaExceededError");
    },
  });
  expect(setStored("sessionStorage", "units", "inch")).toBe(false);
});
