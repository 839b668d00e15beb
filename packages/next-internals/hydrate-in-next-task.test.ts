import { createRequire } from "node:module";

import { afterEach, expect, test, vi } from "vitest";

import { hydrateInNextTask } from "./hydrate-in-next-task.ts";

afterEach(() => vi.unstubAllGlobals());

test("Next hydrates the page in the next task, without a script that runs", async () => {
  const added: Record<string, unknown>[] = [];
  vi.stubGlobal("__next_s", undefined);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("document", {
    createElement: () => ({ setAttribute: (name: string, value: string) => added.push({ [name]: value }) }),
    head: { appendChild: (script: { innerHTML: string }) => added.push({ text: script.innerHTML }) },
  });

  hydrateInNextTask();
  const { appBootstrap } = createRequire(import.meta.url)("next/dist/client/app-bootstrap.js");
  const events: string[] = [];
  setTimeout(() => events.push("next task"));
  await new Promise<void>((resolve) => {
    appBootstrap(() => {
      events.push("hydrates");
      resolve();
    });
    events.push("evaluated");
  });
  expect(events).toEqual(["evaluated", "next task", "hydrates"]);
  expect(added).toEqual([{ text: "" }]);
});
