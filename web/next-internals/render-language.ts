import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external.js";

// The language of the current render. Next renders a page twice: its server components, and then its client components to HTML. React's
// `cache` is only for the first, and a context only for the second, and its provider would be a script of every page. Next's own store
// of the request is for both. The modules of the two renders differ, so their map is global.
//
// Written for Next 16.4.6. render-language.test.ts runs in the store of the installed Next. Do not import this file in a process before
// Next has started: Next's module would then find no AsyncLocalStorage.

declare global {
  var languagesOfRenders: WeakMap<object, string> | undefined;
}

const languages = (globalThis.languagesOfRenders ??= new WeakMap<object, string>());

/** Does nothing outside of a render. */
export function setRenderLanguage(language: string): void {
  const render = workAsyncStorage.getStore();
  if (render) languages.set(render, language);
}

/** Undefined outside of a render, and before the language is set. */
export function getRenderLanguage(): string | undefined {
  const render = workAsyncStorage.getStore();
  return render && languages.get(render);
}
