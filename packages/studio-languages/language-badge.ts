import { useDeferredValue, useMemo } from "react";
import { type DocumentBadgeComponent, type DocumentBadgeDescription, getPublishedId } from "sanity";
import { storedText } from "stored-values/stored-value.ts";
import { preferDrafts, useLiveResult } from "studio-kit/use-live-query.ts";
import { parseTranslationId } from "translations/translation.ts";
import * as v from "valibot";

import type { LanguagesSettings } from "./languages-settings.ts";
import { type EntryState, isComplete, stateOf } from "./translation-work.ts";

const QUERY = `{
  "language": *[_type == "language" && code == $code && !(_id in path("drafts.**") || _id in path("versions.**"))][0],
  "originals": *[_id in [$id, "drafts." + $id]]
}`;
const WATCH = '_id in [$id, "drafts." + $id] || (_type == "language" && code == $code)';
const Document = v.looseObject({ _id: v.string(), _type: v.string(), _rev: v.string() });
const Result = v.object({
  language: v.nullable(Document),
  originals: v.array(Document),
});

/** The badge of the form of a translation: its language, and what its translator still has to do. */
export function createLanguageBadge({ model, targetLanguage }: LanguagesSettings): DocumentBadgeComponent {
  return function LanguageBadge({ id, draft, published, version }) {
    const stored = useDeferredValue(version ?? draft ?? published);
    const { original = "", language: code = "" } = parseTranslationId(getPublishedId(id)) ?? {};
    const { result } = useLiveResult({
      query: QUERY,
      params: { id: original, code },
      schema: Result,
      watch: WATCH,
    });
    return useMemo(() => {
      const [source] = preferDrafts(result?.originals ?? []);
      if (stored === null || source === undefined) return null;
      const isPage = model.pageTypes.has(source._type);
      const entry = {
        id: original,
        isPage,
        model,
        original: source,
        translations: new Map([[code, stored]]),
      };
      const language = result?.language ?? undefined;
      const target = language === undefined ? { code, termProblems: () => [] } : targetLanguage(language);
      return describe(storedText(language, "englishName") ?? code, stateOf(entry, target));
    }, [stored, result, original, code]);
  };
}

function describe(language: string, state: EntryState): DocumentBadgeDescription {
  const { missing, changed, different } = state;
  if (isComplete(state)) return { label: `${language}: up to date`, color: "success" };
  const open = missing + changed + different;
  return {
    label: `${language}: ${open} to do`,
    title: `${missing} missing, ${changed} changed in English since, ${different} blocks or figures different`,
    color: "warning",
  };
}
