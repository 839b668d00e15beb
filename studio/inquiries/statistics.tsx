import { Box, Card, Container, Flex, Heading, Select, Stack, Text } from "@sanity/ui";
import { type Usage, Usage as UsageSchema } from "contracts/staff.ts";
import { useState } from "react";

import { DayChart } from "#inquiries/day-chart.tsx";
import { DeviceShares } from "#inquiries/device-shares.tsx";
import { PageTable } from "#inquiries/page-table.tsx";
import { RefusalNotice, StaleNotice } from "#inquiries/refusal-notice.tsx";
import type { StaffApi } from "#inquiries/staff-api.ts";
import { everyDay, lastDays, totalsOf } from "#inquiries/usage.ts";
import { useNow } from "#inquiries/use-now.ts";
import { useWatched } from "#inquiries/use-staff.ts";

const EVERY_MS = 30_000;
const PERIODS = [7, 30, 90] as const;

/** How the pages are used. */
export function Statistics({ api }: { api: StaffApi }) {
  const [count, setCount] = useState(30);
  const period = lastDays(count, useNow());
  const query = new URLSearchParams({ from: period.from, until: period.until });
  const { data, refusal, isLoading, refresh } = useWatched(api, `statistics?${query}`, UsageSchema, EVERY_MS);

  if (data === undefined && refusal) return <RefusalNotice refusal={refusal} onAgain={refresh} />;
  return (
    <Box height="fill" overflow="auto">
      <StaleNotice refusal={data && refusal} />
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
            <Figures usage={data} days={everyDay(data.days, period)} />
          )}
        </Stack>
      </Container>
    </Box>
  );
}

function Figures({ usage, days }: { usage: Usage; days: Usage["days"] }) {
  const totals = totalsOf(usage);
  if (totals.views === 0 && totals.requests === 0) {
    return (
      <Card padding={5} radius={2} border>
        <Text as="output" align="center" muted>
          Nobody was counted in this period. Visitors who ask not to be counted never are.
        </Text>
      </Card>
    );
  }
  return (
    <>
      <Flex as="dl" gap={3} wrap="wrap" style={{ margin: 0 }}>
        <Figure term="Page views" value={totals.views} />
        <Figure term="Quote form opened" value={totals.quoteOpens} />
        <Figure term="Quote requests" value={totals.requests} />
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
      <PageTable pages={usage.pages} />
    </>
  );
}

function Figure({ term, value }: { term: string; value: number }) {
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
