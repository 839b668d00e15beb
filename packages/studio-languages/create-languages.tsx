import { TranslateIcon } from "@sanity/icons/Translate";
import { type ComponentType, lazy } from "react";
import {
  defineDocumentInspector,
  type DocumentBadgeComponent,
  type DocumentInspector,
  getPublishedId,
  type Tool,
} from "sanity";
import { route } from "sanity/router";
import { parseTranslationId } from "translations/translation.ts";

import { createLanguageBadge } from "./language-badge.ts";
import { type LanguagesSettings, LanguagesSettingsContext } from "./languages-settings.ts";
import { useWork } from "./use-work.ts";

/** What a Studio adds to its configuration, so that translators can work in it. */
export function createLanguages(settings: LanguagesSettings) {
  const languageBadge = createLanguageBadge(settings);

  function withSettings<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
    const Component: ComponentType<Props> = lazy(load);
    return function WithSettings(props: Props) {
      return (
        <LanguagesSettingsContext value={settings}>
          <Component {...props} />
        </LanguagesSettingsContext>
      );
    };
  }

  /** A tool with the translations of all documents: what is missing, what has changed, both languages side by side, files for agencies. */
  const tool: Tool = {
    name: "languages",
    title: "Languages",
    icon: TranslateIcon,
    component: withSettings(() => import("./languages.tsx")),
    router: route.create("/", [route.create("/:language", [route.create("/:id")])]),
  };

  /** Beside the form of a document that is translated: the state of each language, and the way to it. */
  const languagesInspector = defineDocumentInspector({
    name: "languages",
    component: withSettings(() => import("./languages-beside-form.tsx")),
    useMenuItem: () => ({ icon: TranslateIcon, title: "Languages", showAsAction: true }),
  });

  return {
    tool,
    /** Adds the language to the badges of a translation. */
    documentBadges: (
      badges: DocumentBadgeComponent[],
      { documentId }: { documentId?: string | undefined },
    ): DocumentBadgeComponent[] => {
      const isTranslation =
        documentId !== undefined && parseTranslationId(getPublishedId(documentId)) !== undefined;
      return isTranslation ? [languageBadge, ...badges] : badges;
    },
    /** Adds the languages to the inspectors of a document type. */
    documentInspectors: (
      inspectors: DocumentInspector[],
      { documentType }: { documentType: string },
    ): DocumentInspector[] =>
      settings.model.fields.has(documentType) || documentType === "translation"
        ? [...inspectors, languagesInspector]
        : inspectors,
    /** All documents that are translated with their translations, or only one of them. Undefined until they have loaded. */
    useWork: (id?: string) => useWork(settings, id),
  };
}
