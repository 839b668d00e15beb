import { Card, Flex, Heading, Stack, Text } from "@sanity/ui";

import { maxCount } from "#quote-requests/usage.ts";
import { VISUALLY_HIDDEN } from "#quote-requests/visually-hidden.ts";

const WIDTH = 600;
const HEIGHT = 140;
/** The gap between two bars, as a share of the width of a day. */
const GAP = 0.25;

/** A bar for each day, and the same counts as a table for people who cannot see the bars. */
export function DayChart({
  title,
  days,
  isAccented = false,
}: {
  title: string;
  /** Draws the bars in the accent color, for the most important chart. */
  isAccented?: boolean;
  days: readonly { readonly day: string; readonly count: number }[];
}) {
  const max = maxCount(days);
  const step = WIDTH / Math.max(1, days.length);
  return (
    <Card padding={4} radius={2} border flex={1} style={{ minWidth: 300 }} as="section" aria-label={title}>
      <Stack gap={4}>
        <Flex justify="space-between" align="baseline">
          <Heading as="h2" size={0}>
            {title}
          </Heading>
          <Text size={0} muted>
            Most in one day: {max.toLocaleString("en")}
          </Text>
        </Flex>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          style={{ width: "100%", height: HEIGHT, display: "block" }}
        >
          <line
            x1={0}
            x2={WIDTH}
            y1={HEIGHT - 0.5}
            y2={HEIGHT - 0.5}
            stroke="var(--card-border-color)"
            vectorEffect="non-scaling-stroke"
          />
          {days.map(({ day, count }, index) => (
            <g key={day}>
              <title>{`${day}: ${count.toLocaleString("en")}`}</title>
              {/* Shows the title of a day without a bar too. */}
              <rect x={index * step} width={step} height={HEIGHT} fill="transparent" />
              <rect
                x={(index + GAP / 2) * step}
                width={step * (1 - GAP)}
                y={HEIGHT - (count / Math.max(1, max)) * (HEIGHT - 8)}
                height={(count / Math.max(1, max)) * (HEIGHT - 8)}
                fill={isAccented ? "var(--card-link-fg-color)" : "var(--card-muted-fg-color)"}
              />
            </g>
          ))}
        </svg>
        <Flex justify="space-between">
          <Text size={0} muted>
            {days[0]?.day}
          </Text>
          <Text size={0} muted>
            {days.at(-1)?.day}
          </Text>
        </Flex>
        <details>
          <summary style={{ cursor: "pointer", fontSize: 13 }}>As a table</summary>
          <table style={{ width: "100%", fontSize: 13, borderCollapse: "collapse", marginTop: 8 }}>
            <caption style={VISUALLY_HIDDEN}>{title}</caption>
            <thead>
              <tr>
                <th scope="col" style={{ textAlign: "start" }}>
                  Day (UTC)
                </th>
                <th scope="col" style={{ textAlign: "end" }}>
                  Count
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, count }) => (
                <tr key={day}>
                  <td>{day}</td>
                  <td style={{ textAlign: "end", fontVariantNumeric: "tabular-nums" }}>
                    {count.toLocaleString("en")}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </Stack>
    </Card>
  );
}
