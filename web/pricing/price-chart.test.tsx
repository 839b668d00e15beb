import { renderToStaticMarkup } from "react-dom/server";
import { textWidth } from "technical-drawings/kit/text.tsx";
import { afterEach, expect, test, vi } from "vitest";

import { wordsOf } from "#locale/catalogs.ts";

import { offerBreakEvens, offersOf } from "./offers.ts";
import { PriceChart } from "./price-chart.tsx";
import { modelOf } from "./testing/price-model-of.ts";

let language = "en";
vi.mock(import("#locale/words.ts"), () => ({
  getLanguage: () => language,
  getWords: () => wordsOf(language),
}));
// Test files share their modules.
afterEach(() => {
  language = "en";
});

test.each(["en", "de", "ja"])("the axes of a chart are not cut off: %s", (code) => {
  language = code;
  const features = { size: [80, 60, 20], volume: 30_000, area: 20_000 } as const;
  const offers = offersOf([modelOf("sla", 8000, 20), modelOf("fdm", 10, 5)], features, {});
  const changes = offerBreakEvens(offers, 10_000);
  const [chosen] = offers;
  if (chosen === undefined) throw new Error("No process has a price");
  const chart = renderToStaticMarkup(
    <PriceChart offers={offers} changes={changes} chosen={chosen} quantity={1} />,
  );
  const [wide = "", narrow = ""] = chart.split("drawing-narrow");
  for (const [drawing, width] of [[wide, 720] as const, [narrow, 340] as const]) {
    const labels = [
      ...drawing.matchAll(
        /<text x="([\d.]+)" y="[\d.]+" class="dw-quiet" text-anchor="(end|middle)">([^<]+)/g,
      ),
    ].map(([, x, anchor, text = ""]) => {
      const right = Number(x) + (anchor === "middle" ? textWidth(text) / 2 : 0);
      return { text, left: right - textWidth(text), right };
    });
    expect(labels.length).toBeGreaterThan(5);
    expect(labels.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  }
});
