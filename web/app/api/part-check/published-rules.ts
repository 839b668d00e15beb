import type { Material, RuleSet, Source } from "part-check/rules/rule.ts";
import { isShown } from "schemas/fields/display-fields.ts";
import { processesOf, publishedRules } from "schemas/part-rules.ts";

import { blockContexts } from "#cms/block-context.ts";
import { revalidateWithinAMinute } from "#cms/fetch.ts";
import { languageOfTitle } from "#cms/foreign-link.ts";
import { languageOfName } from "#cms/foreign-text.ts";
import { getDensities, getGuidesWithRules, getPublishedServices } from "#cms/records.ts";
import { changesByItself } from "#cms/visible-blocks.ts";
import { familyName } from "#locale/material-names.ts";
import { getWords } from "#locale/words.ts";

/** The rules of the published guides, for the part check. */
export async function fetchRuleSet(): Promise<RuleSet> {
  const [guides, services] = await Promise.all([getGuidesWithRules(), getPublishedServices()]);
  const now = Date.now();
  if (guides.some(({ blocks }) => changesByItself(blocks, now))) await revalidateWithinAMinute();
  const published = publishedRules(
    guides.map(({ _id, path, services: ofGuide, blocks, originalBlocks }) => {
      const shown = blocks.filter((block) => isShown(block, now));
      const { contexts } = blockContexts(shown, originalBlocks);
      const rules = shown.flatMap((block) =>
        block._type === "designRule"
          ? Object.assign({}, block, { anchor: contexts.get(block._key)?.id })
          : [],
      );
      return { _id, path, services: ofGuide, rules };
    }),
    services,
  );
  return {
    rules: published.rules.map(withLanguage),
    machines: published.machines.map(withLanguage),
    services: published.services.map(withLanguage),
  };
}

function withLanguage<Linked extends Source>(source: Linked): Linked {
  return { ...source, ...languageOfTitle(source.href) };
}

/** The grades of the material tables that have a density. */
export async function fetchDensities(): Promise<Material[]> {
  const [grades, services] = await Promise.all([getDensities(), getPublishedServices()]);
  const processes = processesOf(services);
  return grades.flatMap((grade) => {
    const { _id, name, family, density, services: offeredIn } = grade;
    if (density === null) return [];
    return [
      {
        id: _id,
        name,
        ...languageOfName(grade),
        family: familyName(family, getWords().materialNames),
        density,
        processes: (offeredIn ?? []).flatMap((id) => processes.get(id) ?? []),
      },
    ];
  });
}

/**
 * Allows all origins, because the Studio checks the files of quote requests against the same rules. All of these rules are public.
 */
export function publicJson(data: unknown): Response {
  return Response.json(data, { headers: { "access-control-allow-origin": "*" } });
}
