import { figure } from "../kit/figure.tsx";
import { rangeChart, type RangeRow } from "./range-chart.tsx";

const rows: readonly RangeRow[] = [
  { label: "SLA, DMLS", value: "1–50", from: 1, to: 50 },
  { label: "FDM", value: "1–100", from: 1, to: 100 },
  { label: "SLS", value: "1–500", from: 1, to: 500 },
  { label: "MJF", value: "1–2,000", from: 1, to: 2000 },
  { label: "CNC machining", value: "1–5,000", from: 1, to: 5000 },
  { label: "Sheet metal", value: "1–10,000", from: 1, to: 10_000 },
  { label: "Urethane casting", value: "5–100", from: 5, to: 100 },
  { label: "Injection molding", value: "100–1,000,000", from: 100, to: 1_000_000, red: true },
  { label: "Die casting", value: "1,000–1,000,000", from: 1000, to: 1_000_000 },
];

export const quantities = figure({
  title: "Quantity that suits each process",
  view: "Pieces, logarithmic",
  description:
    "Best quantities on a logarithmic axis from 1 to 1,000,000: SLA and DMLS 1–50, FDM 1–100, SLS 1–500, MJF 1–2,000, CNC machining 1–5,000, sheet metal 1–10,000, urethane casting 5–100, injection molding 100–1,000,000 and more, die casting 1,000–1,000,000.",
  draw: (width) =>
    rangeChart(width, {
      rows,
      ticks: [
        [1, "1"],
        [10, "10"],
        [100, "100"],
        [1000, "1k"],
        [10_000, "10k"],
        [100_000, "100k"],
        [1_000_000, "1M"],
      ],
      scale: (pieces) => Math.log10(pieces) / 6,
      mark: "bar",
    }),
});
