import { figure } from "../kit/figure.tsx";
import { rangeChart, type RangeRow } from "./range-chart.tsx";

const WEEKS = [0, 7, 14, 21, 28, 35, 42, 49, 56] as const;

const rows: readonly RangeRow[] = [
  { label: "SLA, FDM", value: "1–5 days", from: 1, to: 5, red: true },
  { label: "Sheet metal", value: "2–14 days", from: 2, to: 14 },
  { label: "SLS, MJF", value: "3–7 days", from: 3, to: 7 },
  { label: "CNC machining", value: "3–10 days", from: 3, to: 10 },
  { label: "DMLS", value: "5–15 days", from: 5, to: 15 },
  { label: "Urethane casting", value: "7–15 days", from: 7, to: 15 },
  { label: "Molding, rapid tool", value: "10–25 days", from: 10, to: 25 },
  { label: "Molding, steel tool", value: "4–8 weeks", from: 28, to: 56 },
  { label: "Die casting", value: "4–8 weeks", from: 28, to: 56 },
];

export const leadTimes = figure({
  title: "Time to the first parts",
  view: "Days, typical",
  description:
    "First parts, typical: SLA and FDM 1–5 days, sheet metal 2–14 days, SLS and MJF 3–7 days, CNC machining 3–10 days, DMLS 5–15 days, urethane casting 7–15 days, injection molding 10–25 days with a rapid tool and 4–8 weeks with a production tool, die casting 4–8 weeks.",
  draw: (width) =>
    rangeChart(width, {
      rows,
      ticks: WEEKS.filter((day) => width > 640 || day % 14 === 0).map((day) => [day, `${day}`] as const),
      scale: (day) => day / 56,
      mark: "dimension",
    }),
});
