import { Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import type { QueryUsage } from "contracts/staff.ts";

const MAX_ROWS = 20;

/** The top searches of visitors, and those without results. A synonym in the settings or a new page can fix the latter. */
export function SearchTables({ queries }: { queries: readonly QueryUsage[] }) {
  return (
    <Flex gap={4} wrap="wrap">
      <SearchTable title="Top searches" queries={queries} />
      <SearchTable
        title="Searches without results"
        queries={queries.filter(({ results }) => results === 0)}
        advice="Add the word to “Words that mean the same” in the settings, or write a page about it."
      />
    </Flex>
  );
}

interface SearchTableProps {
  title: string;
  queries: readonly QueryUsage[];
  advice?: string;
}

function SearchTable({ title, queries, advice }: SearchTableProps) {
  return (
    <Card padding={4} radius={2} border as="section" aria-label={title} flex={1} style={{ minWidth: 280 }}>
      <Stack gap={4}>
        <Heading as="h2" size={0}>
          {title}
        </Heading>
        <Stack as="ol" gap={3} style={{ listStyle: "none", margin: 0, padding: 0 }}>
          {queries.slice(0, MAX_ROWS).map(({ query, searches }) => (
            <Flex as="li" key={query} gap={3} justify="space-between">
              <Text size={1} style={{ overflowWrap: "anywhere" }}>
                {query}
              </Text>
              <Text size={1} muted style={{ fontVariantNumeric: "tabular-nums" }}>
                {searches.toLocaleString("en")}
              </Text>
            </Flex>
          ))}
        </Stack>
        <Text size={0} muted>
          {queries.length === 0 ? "Nothing in this period." : advice}
        </Text>
      </Stack>
    </Card>
  );
}
