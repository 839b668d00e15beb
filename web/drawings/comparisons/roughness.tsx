import { responsiveDrawing } from "../kit/responsive-drawing.tsx";
import { roughnesses } from "./compared.ts";
import { rangeChart } from "./range-chart.tsx";

const MIN_LOG_RA = Math.log10(0.05);
const MAX_LOG_RA = Math.log10(25);

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

const rows = roughnesses.map(({ label, from, to, red = false }) => ({
  label,
  from,
  to,
  red,
  value: `${from}–${to}`,
}));

export const roughness = responsiveDrawing({
  title: "Surface roughness on one scale",
  view: "Ra in µm, logarithmic; as milled in red",
  description: `Ra in micrometers on a logarithmic axis: ${rows.map(({ label, value }) => `${label} ${value}`).join(", ")}.`,
  draw: (width) =>
    rangeChart(width, {
      rows,
      ticks: width > 640 ? GRADES : GRADES.filter((_, i) => i % 2 === 0),
      scale: (ra) => (Math.log10(ra) - MIN_LOG_RA) / (MAX_LOG_RA - MIN_LOG_RA),
      mark: "bar",
    }),
});
