import { Badge, Box, Button, Flex, Stack, TabPanel, Text, TextInput } from "@sanity/ui";
import { LoadingBlock } from "sanity";
import { IntentLink, useRouter, useRouterState } from "sanity/router";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { storedText } from "stored-values/stored-value.ts";
import { type DataColumn, DataTable } from "studio-kit/data-table.tsx";
import { createKeptState } from "studio-kit/kept-state.ts";
import { FilterMenu, Hint, Notice, Tabs, ToolPage } from "studio-kit/ui.tsx";
import { sortByText } from "unicode-text/unicode-text.ts";

import { ExchangeBar } from "./exchange-bar.tsx";
import { type LanguagesSettings, useLanguagesSettings } from "./languages-settings.ts";
import { SideBySide } from "./side-by-side.tsx";
import { StateBadge } from "./state-badge.tsx";
import {
  type Entry,
  isComplete,
  type Language,
  pairsOf,
  stateOf,
  titleOf,
  type Work,
} from "./translation-work.ts";
import { useWork } from "./use-work.ts";

export default function Languages() {
  const work = useWork(useLanguagesSettings());
  const shown = useRouterState(({ language, id }) => ({ language, id }));
  if (work === undefined) return <LoadingBlock />;
  const language = work.languages.find(({ code }) => code === shown.language);
  const entry = work.entries.find(({ id }) => id === shown.id);
  return language !== undefined && entry !== undefined ? (
    <SideBySide key={`${language.code} ${entry.id}`} work={work} entry={entry} language={language} />
  ) : (
    <Overview work={work} language={language ?? work.languages[0]} />
  );
}

const TABS = [
  { name: "pages", title: "Pages" },
  { name: "records", title: "Menus, records and settings" },
] as const;

const FILTERS = {
  all: "All",
  open: "Missing or changed",
  missing: "Missing",
  changed: "Changed in English",
  complete: "Up to date",
} as const;
type Filter = keyof typeof FILTERS;

type Titles = LanguagesSettings["titles"];

interface Shown {
  readonly tab: (typeof TABS)[number]["name"];
  readonly filter: Filter;
  readonly search: string;
}

const useShown = createKeptState<Shown>({ tab: "pages", filter: "all", search: "" });

interface OverviewProps {
  work: Work;
  /** The language of the filter and of the files. Undefined if the site is in English only. */
  language: Language | undefined;
}

function Overview({ work, language }: OverviewProps) {
  const { navigate } = useRouter();
  const { titles } = useLanguagesSettings();
  const [{ tab, filter, search }, change] = useShown();
  if (language === undefined)
    return (
      <ToolPage title="Languages">
        <Notice>
          The site is in English only. Add its first other language:{" "}
          <IntentLink intent="create" params={{ type: "language" }}>
            New language
          </IntentLink>
        </Notice>
      </ToolPage>
    );

  const ofTab = work.entries
    .filter(({ isPage }) => isPage === (tab === "pages"))
    .filter((entry) => pairsOf(entry, language).length > 0);
  const words = search.trim().toLowerCase();
  const found = ofTab
    .filter((entry) => matches(entry, language, filter))
    .filter(({ original }) => words === "" || nameOf(original, titles).toLowerCase().includes(words));
  const rows = sortByText(found, ({ original }) => nameOf(original, titles));

  return (
    <ToolPage title="Languages" width="auto">
      <Stack gap={3}>
        {work.languages.map((each) => (
          <Summary key={each.code} work={work} language={each} />
        ))}
      </Stack>
      <Tabs
        tabs={TABS}
        selected={tab}
        onSelect={(chosen) => change((before) => ({ ...before, tab: chosen }))}
      />
      <TabPanel id={`${tab}-panel`} aria-labelledby={`${tab}-tab`}>
        <Stack gap={4}>
          <Flex gap={3} wrap="wrap" align="center">
            {work.languages.length > 1 && (
              <FilterMenu
                label="Language"
                value={language.code}
                options={work.languages.map(({ code, name }) => ({ value: code, title: name }))}
                onChange={(code) => navigate({ language: code })}
              />
            )}
            <FilterMenu
              label="State"
              value={filter}
              options={Object.entries(FILTERS).map(([value, title]) => ({ value, title }))}
              onChange={(value) =>
                change((before) => (isFilter(value) ? { ...before, filter: value } : before))
              }
            />
            <Box flex={1} style={{ maxWidth: "20em" }}>
              <TextInput
                aria-label="Search by title or path"
                placeholder="Title or path"
                fontSize={1}
                value={search}
                onChange={({ currentTarget: { value } }) =>
                  change((before) => ({ ...before, search: value }))
                }
              />
            </Box>
            <Text size={1} muted aria-live="polite">
              {rows.length === ofTab.length ? `${rows.length} in all` : `${rows.length} of ${ofTab.length}`}
            </Text>
          </Flex>
          <ExchangeBar work={work} language={language} entries={rows} />
          <DataTable
            label={`${language.name} and other translations`}
            columns={columnsOf(work.languages, titles)}
            rows={rows}
            keyOf={({ id }) => id}
          />
        </Stack>
      </TabPanel>
    </ToolPage>
  );
}

function isFilter(value: string): value is Filter {
  return value in FILTERS;
}

function matches(entry: Entry, language: Language, filter: Filter): boolean {
  if (filter === "all") return true;
  const state = stateOf(entry, language);
  if (filter === "missing") return state.missing > 0;
  if (filter === "changed") return state.changed > 0 || state.different > 0;
  return isComplete(state) === (filter === "complete");
}

/** What is found by search: the title and the path. */
function nameOf(document: StoredDocument, titles: Titles): string {
  return `${titleOf(document, titles)} ${storedText(document, "path") ?? ""}`;
}

function columnsOf(languages: readonly Language[], titles: Titles): DataColumn<Entry>[] {
  return [
    {
      title: "English",
      isHeading: true,
      cell: ({ original }) => (
        <Stack gap={2}>
          <Flex gap={2} align="center">
            <Text size={1}>{titleOf(original, titles)}</Text>
            {original._id.startsWith("drafts.") && <Badge>Draft</Badge>}
          </Flex>
          <Hint size={0}>{storedText(original, "path") ?? titles.typeTitle(original._type)}</Hint>
        </Stack>
      ),
    },
    ...languages.map((language) => ({
      title: language.name,
      cell: (entry: Entry) => (
        <LanguageCell title={titleOf(entry.original, titles)} entry={entry} language={language} />
      ),
    })),
  ];
}

/** The state of a translation, as a link to both languages side by side. */
function LanguageCell({ title, entry, language }: { title: string; entry: Entry; language: Language }) {
  const { navigate, resolvePathFromState } = useRouter();
  const state = { language: language.code, id: entry.id };
  const isDraft = entry.translations.get(language.code)?._id.startsWith("drafts.");
  return (
    <Flex gap={2} align="center">
      <Button
        as="a"
        mode="bleed"
        padding={2}
        href={resolvePathFromState(state)}
        aria-label={`${language.name}: ${title}`}
        onClick={(event) => {
          event.preventDefault();
          navigate(state);
        }}
      >
        <StateBadge state={stateOf(entry, language)} />
      </Button>
      {isDraft && <Badge>Draft</Badge>}
    </Flex>
  );
}

/** How much of the site a language has. */
function Summary({ work, language }: { work: Work; language: Language }) {
  const states = work.entries.map((entry) => ({ isPage: entry.isPage, ...stateOf(entry, language) }));
  const pages = states.filter(({ isPage }) => isPage);
  const complete = pages.filter((state) => isComplete(state)).length;
  const sum = (count: "missing" | "changed") => states.reduce((total, state) => total + state[count], 0);
  return (
    <Text size={1}>
      <b>{language.name}</b>: {complete} of {pages.length} pages up to date;{" "}
      {sum("missing").toLocaleString("en")} texts missing, {sum("changed").toLocaleString("en")} changed in
      English since
    </Text>
  );
}
