import { responsiveDrawing } from "../kit/responsive-drawing.tsx";
import { days } from "./compared.ts";
import { rangeChart } from "./range-chart.tsx";

const WEEKS = [0, 7, 14, 21, 28, 35, 42, 49, 56] as const;

export const leadTimes = responsiveDrawing({
  title: "Typical lead time",
  view: "Working days; shortest in red",
  description: `Typical lead time: ${days.map(({ label, value }) => `${label} ${value}`).join(", ")}.`,
  draw: (width) =>
    rangeChart(width, {
      rows: days,
      ticks: WEEKS.filter((day) => width > 640 || day % 14 === 0).map((day) => [day, `${day}`] as const),
      scale: (day) => day / 56,
      mark: "dimension",
    }),
});
