import { SearchIcon } from "@sanity/icons/Search";
import { Box, Card, Stack, Text } from "@sanity/ui";
import { Autocomplete } from "@sanity/ui/autocomplete";
import { useMemo, useState } from "react";
import { useClient, useWorkspace } from "sanity";
import { useRouter } from "sanity/router";
import { API } from "studio-kit/api.ts";
import { formTarget } from "studio-kit/links.tsx";
import { useLoaded } from "studio-kit/use-loaded.ts";
import * as v from "valibot";

import { type FindEntry, findEntries, type FindSettings, found } from "./find-entries.ts";

const LABEL = "Find a page, setting or tool";

/** Documents whose title has a word that begins like each word of the search. */
const documentsQuery = (fields: string) => `*[_type in $types && [${fields}] match $words]
  | order(length(coalesce(${fields})) asc)[0...6]{ _id, _type, language, ${fields} }`;
const Documents = v.array(v.looseObject({ _id: v.string(), _type: v.string() }));

/** Finds documents by their titles, fields, tools, and what else the settings name, and opens what is chosen. */
export function FindBox({ settings }: { settings: FindSettings }) {
  const { types, titleFields, titles } = settings;
  const { basePath, tools } = useWorkspace();
  const client = useClient(API);
  const { navigateUrl, navigateIntent } = useRouter();
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState(0);
  const entries = useMemo(() => findEntries(settings, tools), [settings, tools]);
  const words = search.trim().split(/\s+/).filter(Boolean);
  const documents = useLoaded(search, async () =>
    words.length === 0
      ? []
      : v.parse(
          Documents,
          await client.fetch<unknown>(
            documentsQuery(titleFields.join(", ")),
            { types, words: words.map((word) => `${word}*`) },
            { perspective: "drafts", tag: "find" },
          ),
        ),
  );
  const options: FindEntry[] = [
    ...found(entries, search),
    ...(documents ?? []).map((document) => ({
      value: `document ${document._id}`,
      title: titles.documentTitle(document),
      place: settings.kindTitle(document),
      words: "",
      target: formTarget(document),
    })),
  ];
  const open = (value: string) => {
    const target = options.find((option) => option.value === value)?.target;
    setSearch("");
    setOpened(opened + 1);
    if (target === undefined) return;
    if (typeof target === "string") navigateUrl({ path: `${basePath.replace(/\/$/, "")}/${target}` });
    else navigateIntent(target.intent, target.params);
  };
  return (
    <Box flex={1} style={{ maxWidth: 420 }}>
      <Autocomplete
        // A new one is empty, and does not take the focus from what was opened.
        key={opened}
        id="find"
        aria-label={LABEL}
        placeholder={LABEL}
        icon={SearchIcon}
        fontSize={1}
        padding={2}
        radius={2}
        value=""
        options={options}
        filterOption={() => true}
        onQueryChange={(query) => setSearch(query ?? "")}
        onSelect={open}
        renderValue={() => ""}
        // By default the list must fit into the bar at the top.
        popover={{ portal: true, floatingBoundary: document.body, referenceBoundary: document.body }}
        renderOption={({ title, place }) => (
          <Card as="button" padding={3} radius={2}>
            <Stack gap={2}>
              <Text size={1} weight="medium" textOverflow="ellipsis">
                {title}
              </Text>
              <Text size={1} muted textOverflow="ellipsis">
                {place}
              </Text>
            </Stack>
          </Card>
        )}
      />
    </Box>
  );
}
