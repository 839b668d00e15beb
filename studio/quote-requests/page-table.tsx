import { Badge, Text } from "@sanity/ui";
import type { CampaignUsage, PageUsage } from "contracts/staff.ts";
import { countColumn, type DataColumn, DataTable } from "studio-kit/data-table.tsx";
import { pageAddress } from "studio-kit/page-address.ts";
import { Panel } from "studio-kit/ui.tsx";
import { VISUALLY_HIDDEN } from "studio-kit/visually-hidden.ts";

import { siteUrl } from "#env.ts";
import { duration, type Rating, vitalRating, type VitalName, vitalText } from "#quote-requests/format.ts";

const TONES = { good: "positive", fair: "caution", poor: "critical" } as const;
const RATING_LABELS: Readonly<Record<Rating, string>> = { good: "good", fair: "needs work", poor: "poor" };

const columns: readonly DataColumn<PageUsage>[] = [
  { title: "Page", isHeading: true, cell: ({ path }) => <PageLink path={path} /> },
  countColumn("Views", "How often the page was in view", ({ views }) => views),
  {
    title: "Time",
    meaning: "Median time in view, estimated",
    isNumber: true,
    cell: ({ medianMs }) => duration(medianMs),
  },
  countColumn("Opened", "Times the quote form was opened on the page", ({ quoteOpens }) => quoteOpens),
  countColumn("Sent", "Quote requests sent from the page", ({ quoteRequests }) => quoteRequests),
  vitals("LCP", "Largest contentful paint: when the main content appeared", "lcpMs"),
  vitals("INP", "Interaction to next paint: how long the page took to react to input", "inpMs"),
  vitals("CLS", "Cumulative layout shift: how much the page jumped", "cls"),
];

const campaignColumns: readonly DataColumn<CampaignUsage>[] = [
  { title: "Campaign", isHeading: true, cell: ({ campaign }) => campaign },
  countColumn("Views", "Views by visitors who stayed five seconds or did something", ({ views }) => views),
  countColumn("Opened", "Times they opened the quote form", ({ quoteOpens }) => quoteOpens),
  countColumn("Sent", "Quote requests that they sent", ({ quoteRequests }) => quoteRequests),
];

/** What the visitors of each campaign did, on all pages of their visit. */
export function CampaignTable({ campaigns }: { campaigns: readonly CampaignUsage[] }) {
  return (
    <Panel title="Campaigns">
      <DataTable
        label="Campaigns"
        columns={campaignColumns}
        rows={campaigns}
        keyOf={({ campaign }) => campaign}
      />
      <Text size={0} muted>
        {campaigns.length === 0
          ? "No visitor has come through the address of a campaign. Make one under Search and sharing, above the form of a page."
          : "A campaign is the utm_campaign of an address. It counts what a visitor does until the site is loaded again."}
      </Text>
    </Panel>
  );
}

/** All pages with their views, quote requests and web vitals, most viewed first. */
export function PageTable({ pages }: { pages: readonly PageUsage[] }) {
  return (
    <Panel title="Pages">
      <DataTable label="Pages" columns={columns} rows={pages} keyOf={({ path }) => path} />
      <Text size={0} muted>
        {pages.length === 0
          ? "No page view was counted in this period."
          : "Times and web vitals come from visitors who allow statistics. A dash means no data yet."}
      </Text>
    </Panel>
  );
}

function PageLink({ path }: Pick<PageUsage, "path">) {
  return (
    <a
      href={pageAddress(siteUrl, path)}
      target="_blank"
      rel="noopener noreferrer"
      style={{ color: "var(--card-link-fg-color)" }}
    >
      {path}
    </a>
  );
}

function vitals(title: string, meaning: string, name: VitalName): DataColumn<PageUsage> {
  const cell = ({ [name]: value }: PageUsage) => {
    if (value === null) return "–";
    const rating = vitalRating(name, value);
    return (
      <>
        <Badge tone={TONES[rating]} fontSize={0} title={RATING_LABELS[rating]}>
          {vitalText(name, value)}
        </Badge>
        <span style={VISUALLY_HIDDEN}>, {RATING_LABELS[rating]}</span>
      </>
    );
  };
  return { title, meaning: `${meaning} (75th percentile)`, isNumber: true, cell };
}
