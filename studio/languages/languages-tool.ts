import { TranslateIcon } from "@sanity/icons/Translate";
import { createElement, lazy } from "react";
import type { Tool } from "sanity";
import { route } from "sanity/router";

/**
 * Translates English texts by machine, in their order. Words with marks are `<1>words</1>` and figures `<2/>`, which must stay. The result is
 * a proposal: translators accept it text by text.
 */
export type MachineTranslation = (
  texts: readonly string[],
  languages: { readonly from: string; readonly to: string },
) => Promise<readonly string[]>;

interface LanguagesOptions {
  /** Default: none. Translators then write every text themselves, or send files to an agency. */
  readonly machineTranslation?: MachineTranslation;
}

const Languages = lazy(() => import("#languages/languages.tsx"));

/** A tool with the translations of all documents: what is missing, what has changed, both languages side by side, files for agencies. */
export function languagesTool(options: LanguagesOptions = {}): Tool {
  return {
    name: "languages",
    title: "Languages",
    icon: TranslateIcon,
    component: () => createElement(Languages, options),
    router: route.create("/", [route.create("/:language", [route.create("/:id")])]),
  };
}
