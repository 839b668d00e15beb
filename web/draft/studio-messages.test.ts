import { createContext, runInContext } from "node:vm";

import { expect, test } from "vitest";

import { hearOnlyStudio } from "./studio-messages.ts";

test("the overlays hear only windows of the Studio and of the site", () => {
  const window = new EventTarget();
  const heard: unknown[] = [];
  const context = createContext({
    location: { origin: "https://example.com" },
    addEventListener: window.addEventListener.bind(window),
  });
  runInContext(hearOnlyStudio("https://studio.example.com/path"), context);
  window.addEventListener("message", (event) => heard.push(Reflect.get(event, "origin")));
  for (const origin of ["https://evil.example", "null", "https://studio.example.com", "https://example.com"])
    window.dispatchEvent(Object.assign(new Event("message"), { origin }));
  expect(heard).toEqual(["https://studio.example.com", "https://example.com"]);
});
