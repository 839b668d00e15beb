import { Box, Card, Container, Flex, Heading, Select, Stack, Text } from "@sanity/ui";
import { type QueryUsage, STAFF_STATISTICS_PATH, Usage } from "contracts/staff.ts";
import { useState } from "react";
import { PolledData } from "studio-api/polled-data.tsx";
import { DayChart } from "studio-kit/day-chart.tsx";
import { ToolLink } from "studio-kit/links.tsx";
import { Hint, Panel } from "studio-kit/ui.tsx";
import { useNow } from "studio-kit/use-now.ts";

import { CampaignTable, PageTable } from "#quote-requests/page-table.tsx";
import { usePolled } from "#quote-requests/staff-api.ts";
import { deviceShares, everyDay, hasUsage, lastDays, totalsOf } from "#quote-requests/usage.ts";

const POLL_MS = 30_000;
/** In days. */
const PERIODS = [7, 30, 90] as const;
const MAX_SEARCHES = 20;

/** Page views, quote requests, devices and searches of a period. */
export function Statistics() {
  const [count, setCount] = useState(30);
  const period = lastDays(count, useNow());
  const path = `${STAFF_STATISTICS_PATH}?${new URLSearchParams({ from: period.from, until: period.until })}`;
  const polled = usePolled(path, Usage, POLL_MS);

  return (
    <Box height="fill" overflow="auto">
      <Container width={3} padding={[3, 4, 5]}>
        <Stack gap={5} aria-busy={polled.isLoading}>
          <Flex>
            <Select
              aria-label="Period"
              fontSize={1}
              value={count}
              onChange={(event) => setCount(Number(event.currentTarget.value))}
            >
              {PERIODS.map((days) => (
                <option key={days} value={days}>
                  Last {days} days
                </option>
              ))}
            </Select>
          </Flex>
          <PolledData polled={polled} what="statistics">
            {(usage) => <UsageOverview usage={usage} days={everyDay(usage.days, period)} />}
          </PolledData>
        </Stack>
      </Container>
    </Box>
  );
}

function UsageOverview({ usage, days }: { usage: Usage; days: Usage["days"] }) {
  const totals = totalsOf(usage);
  if (!hasUsage(usage)) {
    return (
      <Card padding={5} radius={2} border>
        <Text as="output" align="center" muted>
          No visitors were counted in this period. Visitors who opt out are never counted.
        </Text>
      </Card>
    );
  }
  return (
    <Stack gap={5}>
      <Flex as="dl" gap={3} wrap="wrap" style={{ margin: 0 }}>
        <Total term="Page views" value={totals.views} />
        <Total term="Quote form opened" value={totals.quoteOpens} />
        <Total term="Quote requests" value={totals.requests} />
      </Flex>
      {usage.suspected > 0 && (
        <Hint>
          {usage.suspected === 1 ? "1 more request looks" : `${usage.suspected} more requests look`}{" "}
          automated. <ToolLink path="quote-requests/spam">Check whether a person wrote one</ToolLink>
        </Hint>
      )}
      <Flex gap={4} wrap="wrap">
        <DayChart title="Page views by day" days={days.map(({ day, views }) => ({ day, count: views }))} />
        <DayChart
          title="Quote requests by day"
          isAccented
          days={days.map(({ day, requests }) => ({ day, count: requests }))}
        />
      </Flex>
      <DeviceShares devices={usage.devices} />
      <Flex gap={4} wrap="wrap">
        <Searches title="Top searches" queries={usage.queries} />
        <Searches
          title="Searches without results"
          queries={usage.queries.filter(({ results }) => results === 0)}
          advice="Add the word to “Synonyms” in the settings, or to the search words of a block, or write a page about it."
        />
      </Flex>
      <CampaignTable campaigns={usage.campaigns} />
      <PageTable pages={usage.pages} />
    </Stack>
  );
}

function Total({ term, value }: { term: string; value: number }) {
  return (
    <Card padding={4} radius={2} border flex={1} style={{ minWidth: 150, display: "grid", gap: 12 }}>
      <Text as="dt" size={1} muted>
        {term}
      </Text>
      <Heading as="dd" size={3} style={{ margin: 0 }}>
        {value.toLocaleString("en")}
      </Heading>
    </Card>
  );
}

/** Each device's share of the views, as text and as a bar. */
function DeviceShares({ devices }: { devices: Usage["devices"] }) {
  const shares = deviceShares(devices);
  if (shares.length === 0) return null;
  return (
    <Panel title="Devices">
      <Stack as="ul" gap={3} style={{ listStyle: "none", margin: 0, padding: 0 }}>
        {shares.map(({ label, views, share }) => (
          <Flex as="li" key={label} gap={3} align="center">
            <Text size={1} style={{ width: "6em" }}>
              {label}
            </Text>
            <Box flex={1} style={{ background: "var(--card-border-color)", height: 8 }} aria-hidden="true">
              <div
                style={{ width: `${share * 100}%`, height: 8, background: "var(--card-muted-fg-color)" }}
              />
            </Box>
            <Text size={1} style={{ width: "9em", textAlign: "end", fontVariantNumeric: "tabular-nums" }}>
              {Math.round(share * 100)}% · {views.toLocaleString("en")}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Panel>
  );
}

interface SearchesProps {
  title: string;
  queries: readonly QueryUsage[];
  advice?: string;
}

/** What visitors searched for most. */
function Searches({ title, queries, advice }: SearchesProps) {
  return (
    <Panel title={title} flex={1} style={{ minWidth: 280 }}>
      <Stack as="ol" gap={3} style={{ listStyle: "none", margin: 0, padding: 0 }}>
        {queries.slice(0, MAX_SEARCHES).map(({ query, searches }) => (
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
    </Panel>
  );
}
