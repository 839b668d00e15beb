import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { expect, test } from "vitest";

/** In a process of its own: Next's module looks for AsyncLocalStorage when it is loaded, and other tests have loaded it. */
function run(script: string): unknown {
  const setup = `
    import { AsyncLocalStorage } from "node:async_hooks";
    globalThis.AsyncLocalStorage = AsyncLocalStorage;
    const { workAsyncStorage } = await import("next/dist/server/app-render/work-async-storage.external.js");
    const serverComponents = await import("./render-language.ts");
    const clientComponents = await import("./render-language.ts?again");
    const inRender = (run) => workAsyncStorage.run({}, run);
  `;
  const args = ["--input-type=module", "--eval", setup + script];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: join(import.meta.dirname), encoding: "utf8" }),
  );
}

test("the server components of a render set the language of its client components, and of no other render", () => {
  const languages = run(`
    const render = (language) => inRender(async () => {
      serverComponents.setRenderLanguage(language);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return clientComponents.getRenderLanguage();
    });
    console.log(JSON.stringify(await Promise.all([render("de"), render("ja"), inRender(serverComponents.getRenderLanguage)])));
  `);
  expect(languages).toEqual(["de", "ja", null]);
});

test("outside of a render there is no language", () => {
  expect(
    run(`
      serverComponents.setRenderLanguage("de");
      console.log(JSON.stringify(serverComponents.getRenderLanguage() ?? null));
    `),
  ).toBeNull();
});
