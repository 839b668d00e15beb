import { cache } from "react";

import { renderedPath } from "#next-internals/rendered-path.ts";

import { languageOfPath } from "./languages.ts";

/** The language of the current render. React keeps one for each request. */
const render = cache(() => ({ language: languageOfPath(renderedPath() ?? "/") }));

/** Sets another language than that of the path. */
export function setLanguage(language: string): void {
  render().language = language;
}

/** The code of the language of the current render. Only in server components. */
export function getLanguage(): string {
  return render().language;
}
