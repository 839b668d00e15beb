import { TranslateIcon } from "@sanity/icons/Translate";
import { createElement, lazy } from "react";
import type { Tool } from "sanity";
import { route } from "sanity/router";

import type { MachineTranslation } from "#languages/machine-translation.ts";

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
