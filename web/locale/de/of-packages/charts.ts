import type { ChartWords } from "comparison-charts/compared.ts";

export const charts: ChartWords = {
  locale: "de-DE",
  days: (range) => `${range} Tage`,
  weeks: (range) => `${range} Wochen`,
  count: (count) => {
    if (count >= 1_000_000) return `${(count / 1_000_000).toLocaleString("de-DE")} Mio.`;
    return count >= 1000 ? `${(count / 1000).toLocaleString("de-DE")} Tsd.` : `${count}`;
  },
};
