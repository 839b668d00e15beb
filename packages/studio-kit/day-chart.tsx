import { Flex, Text } from "@sanity/ui";

import { DataTable } from "./data-table.tsx";
import { Panel } from "./ui.tsx";

const WIDTH = 600;
const HEIGHT = 140;
/** The gap between two bars, as a share of the width of a day. */
const GAP = 0.25;

interface DayChartProps {
  title: string;
  /** Draws the bars in the accent color, for the most important chart. */
  isAccented?: boolean;
  days: readonly { readonly day: string; readonly count: number }[];
}

/** A bar for each day, and the same counts as a table for people who cannot see the bars. */
export function DayChart({ title, days, isAccented = false }: DayChartProps) {
  const max = Math.max(0, ...days.map(({ count }) => count));
  const step = WIDTH / Math.max(1, days.length);
  return (
    <Panel title={title} flex={1} style={{ minWidth: 300 }}>
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
          Most in one day: {max.toLocaleString("en")}
        </Text>
        <Text size={0} muted>
          {days.at(-1)?.day}
        </Text>
      </Flex>
      <details>
        <summary style={{ cursor: "pointer", fontSize: 13 }}>As a table</summary>
        <DataTable
          label={title}
          columns={[
            { title: "Day (UTC)", cell: ({ day }) => day },
            { title: "Count", isNumber: true, cell: ({ count }) => count.toLocaleString("en") },
          ]}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
        />
      </details>
    </Panel>
  );
}
