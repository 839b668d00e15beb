import { createRequire } from "node:module";

import { afterEach, expect, test, vi } from "vitest";

import { hydrateInNextTask } from "./hydrate-in-next-task.ts";

afterEach(() => vi.unstubAllGlobals());

test("Next hydrates the page after the steps, each in a task of its own, without a script that runs", async () => {
  const added: Record<string, unknown>[] = [];
  vi.stubGlobal("__next_s", undefined);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("document", {
    createElement: () => ({ setAttribute: (name: string, value: string) => added.push({ [name]: value }) }),
    head: { appendChild: (script: { innerHTML: string }) => added.push({ text: script.innerHTML }) },
  });

  const events: string[] = [];
  const step = (name: string) => () => {
    events.push(name);
    void Promise.resolve().then(() => events.push(`end of ${name}`));
  };
  hydrateInNextTask(step("one"), step("two"));
  const { appBootstrap } = createRequire(import.meta.url)("next/dist/client/app-bootstrap.js");
  await new Promise<void>((resolve) => {
    appBootstrap(() => {
      events.push("hydrates");
      resolve();
    });
    events.push("evaluated");
  });
  expect(events).toEqual(["evaluated", "one", "end of one", "two", "end of two", "hydrates"]);
  expect(added).toEqual([{ type: "text/plain" }, { text: "" }]);
});
