import { responsiveDrawing } from "../kit/responsive-drawing.tsx";
import { pieces } from "./compared.ts";
import { rangeChart } from "./range-chart.tsx";

export const quantities = responsiveDrawing({
  title: "Economical quantity by process",
  view: "Number of parts, logarithmic",
  description: `Best quantities on a logarithmic axis from 1 to 1,000,000: ${pieces.map(({ label, value }) => `${label} ${value}`).join(", ")}.`,
  draw: (width) =>
    rangeChart(width, {
      rows: pieces,
      ticks: [
        [1, "1"],
        [10, "10"],
        [100, "100"],
        [1000, "1k"],
        [10_000, "10k"],
        [100_000, "100k"],
        [1_000_000, "1M"],
      ],
      scale: (count) => Math.log10(count) / 6,
      mark: "bar",
    }),
});
