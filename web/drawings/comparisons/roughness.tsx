import { figure } from "../kit/figure.tsx";
import { rangeChart, type RangeRow } from "./range-chart.tsx";

const LOWEST = Math.log10(0.05);
const HIGHEST = Math.log10(25);

/** The preferred values drawings call out, N3 to N10. */
const GRADES = [
  [0.1, "0.1"],
  [0.2, "0.2"],
  [0.4, "0.4"],
  [0.8, "0.8"],
  [1.6, "1.6"],
  [3.2, "3.2"],
  [6.3, "6.3"],
  [12.5, "12.5"],
] as const;

const rows: readonly RangeRow[] = [
  { label: "Polished", value: "0.05–0.4", from: 0.05, to: 0.4 },
  { label: "Electropolished", value: "0.1–0.4", from: 0.1, to: 0.4 },
  { label: "Brushed", value: "0.4–1.2", from: 0.4, to: 1.2 },
  { label: "CNC, as machined", value: "0.4–3.2", from: 0.4, to: 3.2, red: true },
  { label: "SLA walls", value: "0.5–1.5", from: 0.5, to: 1.5 },
  { label: "Bead blasted", value: "1.5–6.3", from: 1.5, to: 6.3 },
  { label: "Die cast aluminum", value: "1.6–3.2", from: 1.6, to: 3.2 },
  { label: "DMLS as built", value: "5–12", from: 5, to: 12 },
  { label: "MJF as built", value: "5–15", from: 5, to: 15 },
  { label: "SLS as built", value: "9–20", from: 9, to: 20 },
];

export const roughness = figure({
  title: "Surface roughness on one scale",
  view: "Ra in µm, logarithmic; as milled in red",
  description:
    "Ra in micrometers on a logarithmic axis: polished 0.05–0.4, electropolished 0.1–0.4, brushed 0.4–1.2, CNC as machined 0.4–3.2 (3.2 is the default), SLA walls 0.5–1.5, bead blasted 1.5–6.3, die cast aluminum 1.6–3.2, DMLS 5–12, MJF 5–15 and SLS 9–20 as built.",
  draw: (width) =>
    rangeChart(width, {
      rows,
      ticks: width > 640 ? GRADES : GRADES.filter((_, i) => i % 2 === 0),
      scale: (ra) => (Math.log10(ra) - LOWEST) / (HIGHEST - LOWEST),
      mark: "bar",
    }),
});
