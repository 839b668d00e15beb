import { useDeferredValue, useMemo } from "react";
import type { DocumentBadgeComponent } from "sanity";
import { useLiveResult } from "studio-kit/use-live-query.ts";

import type { LanguagesSettings } from "./languages-settings.ts";
import {
  openParts,
  Originals,
  ORIGINALS_QUERY,
  originalsOf,
  stateOfTranslation,
} from "./translation-work.ts";

const WATCH = '_id in $ids || (_type == "language" && code in $codes)';

/** The badge of the form of a translation: its language, and what its translator still has to do. */
export function createLanguageBadge(settings: LanguagesSettings): DocumentBadgeComponent {
  return function LanguageBadge({ id, draft, published, version }) {
    const stored = useDeferredValue(version ?? draft ?? published);
    const { result } = useLiveResult({
      query: ORIGINALS_QUERY,
      params: originalsOf([id]),
      schema: Originals,
      watch: WATCH,
    });
    return useMemo(() => {
      const found = stored && result && stateOfTranslation(stored, result, settings);
      if (!found) return null;
      const open = openParts(found.state);
      return open.length === 0
        ? { label: `${found.language}: up to date`, color: "success" as const }
        : {
            label: `${found.language}: ${open.join(", ")}`,
            title: "Missing, changed in English since, and blocks or figures that differ",
            color: "warning" as const,
          };
    }, [stored, result]);
  };
}
