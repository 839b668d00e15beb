import { createContext, useContext } from "react";
import type { ContentDocument, StoredDocument } from "stored-values/stored-document.ts";
import type { FormTitles } from "studio-kit/form-titles.ts";
import type { CodeMeaning } from "translations/codes.ts";
import type { TranslationModel } from "translations/import.ts";
import type { TargetLanguage } from "translations/translation.ts";

import type { MachineTranslation } from "./machine-translation.ts";

/** What a Studio says about its translations. */
export interface LanguagesSettings {
  /** The fields of each type that is translated, and which types are pages. */
  readonly model: TranslationModel;
  readonly titles: FormTitles;
  /** The code and the terms of a document of the type `language`. */
  readonly targetLanguage: (document: ContentDocument) => TargetLanguage;
  /** What agencies call a document, such as the path of a page. */
  readonly documentName: (document: ContentDocument) => string;
  /** Explains an inline code to translators, for example that it is a link. */
  readonly describeCode: (code: CodeMeaning) => string;
  /** Asks about unfinished drafts. Returns whether to publish them. */
  readonly confirmDrafts: (drafts: readonly StoredDocument[]) => Promise<boolean>;
  /** Default: none. Translators then write every text themselves, or send files to an agency. */
  readonly machineTranslation?: MachineTranslation;
}

export const LanguagesSettingsContext = createContext<LanguagesSettings | undefined>(undefined);

/** The settings that the Studio gave to `createLanguages`. */
export function useLanguagesSettings(): LanguagesSettings {
  const settings = useContext(LanguagesSettingsContext);
  if (settings === undefined) throw new Error("This is not part of createLanguages");
  return settings;
}
