import { Badge, Card, Flex } from "@sanity/ui";
import { getPublishedId } from "sanity";
import { usePaneRouter } from "sanity/structure";
import { createKeptState } from "studio-kit/kept-state.ts";
import { useToolLink } from "studio-kit/links.tsx";
import { PathTree } from "studio-kit/path-tree.tsx";
import { FilterMenu } from "studio-kit/ui.tsx";

import {
  isComplete,
  type Entry,
  type EntryState,
  type Language,
  openParts,
  stateOf,
  type Work,
} from "./translation-work.ts";

const FILTERS = {
  missing: { title: "missing", matches: ({ missing }: EntryState) => missing > 0 },
  changed: {
    title: "changed in English since",
    matches: ({ changed, different }: EntryState) => changed + different > 0,
  },
} as const;

interface PagesByPathProps {
  /** The types of pages. */
  types: readonly string[];
  /** What there is to translate. Undefined until it has loaded. */
  work: Work | undefined;
}

const useFilter = createKeptState({ chosen: "" });

/** All pages as a tree of their paths, each with its languages: what is missing there, and what has changed in English since. */
export function PagesByPath({ types, work }: PagesByPathProps) {
  const [{ chosen }, change] = useFilter();
  const languagesOfSite = work?.languages ?? [];
  const pages = new Map(work?.entries.flatMap((entry) => (entry.isPage ? [[entry.id, entry] as const] : [])));
  const filters = new Map(
    languagesOfSite.flatMap((language) =>
      Object.values(FILTERS).map(({ title, matches }) => [
        `${language.name}: ${title}`,
        (entry: Entry | undefined) => entry !== undefined && matches(stateOf(entry, language)),
      ]),
    ),
  );
  const isShown = filters.get(chosen);
  return (
    <PathTree
      types={types}
      controls={
        languagesOfSite.length > 0 && (
          <FilterMenu
            label="Pages to show"
            all="All pages"
            options={[...filters.keys()].map((title) => ({ value: title, title }))}
            value={chosen}
            onChange={(title) => change(() => ({ chosen: title }))}
          />
        )
      }
      {...(isShown && { isShown: (id: string) => isShown(pages.get(id)) })}
      renderBeside={(id) => {
        const entry = pages.get(id);
        return (
          entry && (
            <Flex gap={1} wrap="wrap">
              {languagesOfSite.map((language) => (
                <LanguageLink key={language.code} entry={entry} language={language} />
              ))}
            </Flex>
          )
        );
      }}
    />
  );
}

interface LanguageLinkProps {
  entry: Entry;
  language: Language;
}

/** The state of a page in a language, as a link: to its form, or to where a translator creates it from English. */
function LanguageLink({ entry, language }: LanguageLinkProps) {
  const { code, name } = language;
  const { ChildLink } = usePaneRouter();
  const createLink = useToolLink(`languages/${code}/${entry.id}`);
  const translation = entry.translations.get(code);
  const state = stateOf(entry, language);
  const text = stateText(state);
  const card = {
    "data-as": "a",
    padding: 1,
    radius: 2,
    "aria-label": `${name}: ${text}`,
    title: `${name}: ${text}`,
  };
  const badge = (
    <Badge tone={isComplete(state) ? "positive" : translation === undefined ? "default" : "caution"}>
      {code.toUpperCase()} {isComplete(state) ? "✓" : text}
    </Badge>
  );
  return translation === undefined ? (
    <Card as="a" {...card} {...createLink}>
      {badge}
    </Card>
  ) : (
    <Card as={ChildLink} {...card} childId={getPublishedId(translation._id)}>
      {badge}
    </Card>
  );
}

function stateText(state: EntryState): string {
  if (isComplete(state)) return "up to date";
  if (state.isNew && state.current === 0) return "missing";
  return openParts(state).join(", ");
}
