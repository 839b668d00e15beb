import { Badge, Box, Card, Heading, Stack, Text } from "@sanity/ui";
import type { PageUsage } from "contracts/staff.ts";
import type { CSSProperties } from "react";

import { siteUrl } from "#env.ts";
import { duration, type Rating, vitalRating, type VitalName, vitalText } from "#quote-requests/format.ts";
import { addressOf, pathOf } from "#quote-requests/usage.ts";
import { VISUALLY_HIDDEN } from "#quote-requests/visually-hidden.ts";

const NUMBER: CSSProperties = {
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  padding: "0.6em 0.5em",
  whiteSpace: "nowrap",
};
const LINE: CSSProperties = { borderTop: "1px solid var(--card-border-color)" };
const LINK: CSSProperties = { color: "var(--card-link-fg-color)" };
const TONES = { good: "positive", fair: "caution", poor: "critical" } as const;
const RATING_LABELS: Readonly<Record<Rating, string>> = { good: "good", fair: "needs work", poor: "poor" };

const COLUMNS = [
  ["Views", "How often the page was in view"],
  ["Time", "Median time in view"],
  ["Opened", "Times the quote form was opened on the page"],
  ["Sent", "Quote requests sent from the page"],
  ["LCP", "Largest contentful paint: when the main content appeared (75th percentile)"],
  ["INP", "Interaction to next paint: how long the page took to react to input (75th percentile)"],
  ["CLS", "Cumulative layout shift: how much the page jumped (75th percentile)"],
] as const;

/** All pages with their views, quote requests and web vitals, most viewed first. */
export function PageTable({ pages }: { pages: readonly PageUsage[] }) {
  return (
    <Card padding={4} radius={2} border as="section" aria-label="Pages">
      <Stack gap={4}>
        <Heading as="h2" size={0}>
          Pages
        </Heading>
        {/* Focusable, so that it can be scrolled by keyboard in a narrow window. */}
        <Box as="section" overflow="auto" tabIndex={0} aria-label="Table of pages">
          <table style={{ width: "100%", borderCollapse: "collapse", fontSize: 13 }}>
            <thead>
              <tr>
                <th scope="col" style={{ textAlign: "start", padding: "0.6em 0" }}>
                  Page
                </th>
                {COLUMNS.map(([name, meaning]) => (
                  <th key={name} scope="col" style={NUMBER}>
                    <abbr title={meaning} style={{ textDecoration: "none" }}>
                      {name}
                    </abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pages.map((page) => (
                <tr key={page.pageUrl} style={LINE}>
                  <th scope="row" style={{ textAlign: "start", fontWeight: 400, padding: "0.6em 0" }}>
                    <a href={addressOf(page, siteUrl)} target="_blank" rel="noopener noreferrer" style={LINK}>
                      {pathOf(page)}
                    </a>
                  </th>
                  <td style={NUMBER}>{page.views.toLocaleString("en")}</td>
                  <td style={NUMBER}>{duration(page.medianMs)}</td>
                  <td style={NUMBER}>{page.quoteOpens.toLocaleString("en")}</td>
                  <td style={NUMBER}>{page.quoteRequests.toLocaleString("en")}</td>
                  <Vital name="lcpMs" value={page.lcpMs} />
                  <Vital name="inpMs" value={page.inpMs} />
                  <Vital name="cls" value={page.cls} />
                </tr>
              ))}
            </tbody>
          </table>
        </Box>
        <Text size={0} muted>
          {pages.length === 0
            ? "No page view was counted in this period."
            : "Times and web vitals come from visitors who allow statistics. A dash means no data yet."}
        </Text>
      </Stack>
    </Card>
  );
}

function Vital({ name, value }: { name: VitalName; value: number | null }) {
  if (value === null) return <td style={NUMBER}>–</td>;
  const rating = vitalRating(name, value);
  return (
    <td style={NUMBER}>
      <Badge tone={TONES[rating]} fontSize={0} title={RATING_LABELS[rating]}>
        {vitalText(name, value)}
      </Badge>
      <span style={VISUALLY_HIDDEN}>, {RATING_LABELS[rating]}</span>
    </td>
  );
}
