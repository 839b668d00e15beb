import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external.js";
import { getImplicitTags } from "next/dist/server/lib/implicit-tags.js";
import { expect, onTestFinished, test } from "vitest";

import { renderedPath } from "./rendered-path.ts";

test.each([
  ["/[[...slug]]/page", "/de/leistungen/cnc-fraesen"],
  ["/[[...slug]]/page", "/"],
  ["/(no-menu)/[language]/search/page", "/de/search"],
  ["/[[...slug]]/page", "/floor/layout"],
])("a render of the route %s at %s knows its path", async (route, path) => {
  const implicitTags = await getImplicitTags(route, path, null);
  const getStore: unknown = Reflect.get(workUnitAsyncStorage, "getStore");
  onTestFinished(() => void Reflect.set(workUnitAsyncStorage, "getStore", getStore));
  Reflect.set(workUnitAsyncStorage, "getStore", () => ({ type: "prerender-legacy", implicitTags }));
  expect(renderedPath()).toBe(path);
});

test("outside of a render there is no path", () => {
  expect(renderedPath()).toBeUndefined();
});
