import { Box, Card, Container, Flex, Heading, Select, Stack, Text } from "@sanity/ui";
import { STAFF_STATISTICS_PATH, Usage } from "contracts/staff.ts";
import { useState } from "react";

import { DayChart } from "#quote-requests/day-chart.tsx";
import { ErrorNotice, StaleNotice } from "#quote-requests/error-notice.tsx";
import { PageTable } from "#quote-requests/page-table.tsx";
import { useNow, usePolled } from "#quote-requests/polling.ts";
import { SearchTables } from "#quote-requests/search-table.tsx";
import type { StaffApi } from "#quote-requests/staff-api.ts";
import { deviceShares, everyDay, hasUsage, lastDays, totalsOf } from "#quote-requests/usage.ts";

const POLL_MS = 30_000;
/** In days. */
const PERIODS = [7, 30, 90] as const;

/** Page views, quote requests, devices and searches of a period. */
export function Statistics({ api }: { api: StaffApi }) {
  const [count, setCount] = useState(30);
  const period = lastDays(count, useNow());
  const path = `${STAFF_STATISTICS_PATH}?${new URLSearchParams({ from: period.from, until: period.until })}`;
  const { data, error, isLoading, refresh } = usePolled(api, path, Usage, POLL_MS);

  if (data === undefined && error) return <ErrorNotice error={error} onRetry={refresh} />;
  return (
    <Box height="fill" overflow="auto">
      <StaleNotice error={data && error} />
      <Container width={3} padding={[3, 4, 5]}>
        <Stack gap={5} aria-busy={isLoading}>
          <Flex align="center" gap={3}>
            <Text as="label" size={1} htmlFor="statistics-period">
              Period
            </Text>
            <Box>
              <Select
                id="statistics-period"
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
            </Box>
          </Flex>
          {data === undefined ? (
            <Text as="output" muted>
              Loading statistics …
            </Text>
          ) : (
            <UsageOverview usage={data} days={everyDay(data.days, period)} />
          )}
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
    <>
      <Flex as="dl" gap={3} wrap="wrap" style={{ margin: 0 }}>
        <Total term="Page views" value={totals.views} />
        <Total term="Quote form opened" value={totals.quoteOpens} />
        <Total term="Quote requests" value={totals.requests} />
      </Flex>
      <Flex gap={4} wrap="wrap">
        <DayChart title="Page views by day" days={days.map(({ day, views }) => ({ day, count: views }))} />
        <DayChart
          title="Quote requests by day"
          isAccented
          days={days.map(({ day, requests }) => ({ day, count: requests }))}
        />
      </Flex>
      <DeviceShares devices={usage.devices} />
      <SearchTables queries={usage.queries} />
      <PageTable pages={usage.pages} />
    </>
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
    <Card padding={4} radius={2} border as="section" aria-label="Devices">
      <Stack gap={4}>
        <Heading as="h2" size={0}>
          Devices
        </Heading>
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
      </Stack>
    </Card>
  );
}
