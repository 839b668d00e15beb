import { Card, Stack, Text } from "@sanity/ui";
import { STAFF_VERSIONS_PATH, type VersionCounts, VersionUsage } from "contracts/staff.ts";
import { PolledData } from "studio-api/polled-data.tsx";
import { countColumn, type DataColumn, DataTable } from "studio-kit/data-table.tsx";
import { Hint } from "studio-kit/ui.tsx";
import { useNow } from "studio-kit/use-now.ts";

import { compareVersions } from "#blocks/compare-versions.ts";
import { usePolled } from "#quote-requests/staff-api.ts";
import { lastDays } from "#quote-requests/usage.ts";

const POLL_MS = 60_000;
/** In days. */
const PERIOD = 365;

type Row = readonly [name: string, counts: VersionCounts];

const columns: readonly DataColumn<Row>[] = [
  { title: "Version", isHeading: true, cell: ([name]) => name },
  countColumn("Views", "Page views with this version", ([, { views }]) => views),
  countColumn("Opened", "Page views in which the quote form was opened", ([, { quoteOpens }]) => quoteOpens),
  countColumn(
    "Sent",
    "Page views in which a quote request was sent",
    ([, { quoteRequests }]) => quoteRequests,
  ),
];

interface VersionResultsProps {
  /** The key of the second version, in its page or saved section. */
  block: string;
  /** Undefined for a saved section, whose versions count on all its pages. */
  page: string | undefined;
}

/** What visitors did with both versions of a block in the last year, and what that proves. */
export default function VersionResults({ block, page }: VersionResultsProps) {
  const { from, until } = lastDays(PERIOD, useNow());
  const query = new URLSearchParams({ from, until, block, ...(page === undefined ? {} : { page }) });
  const polled = usePolled(`${STAFF_VERSIONS_PATH}?${query}`, VersionUsage, POLL_MS);
  return (
    <Card border padding={3} radius={2}>
      <PolledData polled={polled} what="statistics">
        {(counts) => <Results counts={counts} />}
      </PolledData>
    </Card>
  );
}

function Results({ counts: { A, B } }: { counts: VersionUsage }) {
  return (
    <Stack gap={4}>
      <DataTable
        label="Versions"
        columns={columns}
        rows={[
          ["A, the block above", A],
          ["B, this block", B],
        ]}
        keyOf={([name]) => name}
      />
      <Text size={1}>
        {compareVersions(
          { successes: A.quoteOpens, trials: A.views },
          { successes: B.quoteOpens, trials: B.views },
          "opened the quote form",
        )}
      </Text>
      <Text size={1}>
        {compareVersions(
          { successes: A.quoteRequests, trials: A.views },
          { successes: B.quoteRequests, trials: B.views },
          "sent a request",
        )}
      </Text>
      <Hint>
        Nothing is stored on visitors’ devices: someone who comes back is counted again, and may see the other
        version. The counts of a new second version start at 0.
      </Hint>
    </Stack>
  );
}
