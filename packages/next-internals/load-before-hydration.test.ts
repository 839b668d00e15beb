import { createRequire } from "node:module";

import { afterEach, expect, test, vi } from "vitest";

import { loadBeforeHydration } from "./load-before-hydration.ts";

afterEach(() => vi.unstubAllGlobals());

test("Next loads the script before it hydrates the page", async () => {
  const events: string[] = [];
  const page: Record<string, unknown> = {};
  vi.stubGlobal("window", page);
  vi.stubGlobal("self", page);
  vi.stubGlobal("document", {
    createElement: () => ({}),
    head: {
      appendChild(script: { src: string; onload: () => void }) {
        events.push(`loads ${script.src}`);
        setTimeout(() => {
          events.push("loaded");
          script.onload();
        });
      },
    },
  });
  // oxlint-disable-next-line no-implied-eval -- the inline script of the page
  new Function(loadBeforeHydration("/_next/static/locale/de-1.js"))();
  const { appBootstrap } = createRequire(import.meta.url)("next/dist/client/app-bootstrap.js");
  await new Promise<void>((resolve) => {
    appBootstrap(() => {
      events.push("hydrates");
      resolve();
    });
  });
  expect(events).toEqual(["loads /_next/static/locale/de-1.js", "loaded", "hydrates"]);
});
