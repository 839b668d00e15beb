import { renderToStaticMarkup } from "react-dom/server";
import { inCurrencyOf } from "schemas/cost-models.ts";
import { textWidth } from "technical-drawings/kit/text.tsx";
import { expect, test } from "vitest";

import { offerBreakEvens, offersOf } from "./offers.ts";
import { PriceChart } from "./price-chart.tsx";
import { PriceSummary, PriceTable } from "./price-result.tsx";
import { modelOf } from "./testing/price-model-of.ts";

const euro = { currency: "EUR", dollarRate: 0.9215, dollarRateOn: "2026-11-02" };
const model = modelOf("sla", 0, 20);

function textOf(shown: typeof model): string {
  const offers = offersOf([shown], { size: [80, 60, 20], volume: 30_000, area: 20_000 }, {});
  return offers
    .map((offer) =>
      renderToStaticMarkup(
        <PriceSummary offer={offer} offers={offers} changes={[]} quantity={1} isEstimated />,
      ),
    )
    .join("");
}

test("prices in the currency of a language say the rate of exchange and its day", () => {
  const text = textOf(inCurrencyOf(euro, model));
  expect(text).toContain("Converted at $1.00 = €0.9215, the rate of November 2, 2026.");
  expect(text.match(/\$/g)).toHaveLength(1);
});

test("prices in the currency of the model say nothing about a rate", () => {
  expect(textOf(model)).toContain("$");
  expect(textOf(model)).not.toContain("Converted");
});

test("a price at example rates promises no band, and one at the shop's rates does", () => {
  expect(textOf({ ...model, isExample: true })).toContain("not our prices");
  expect(textOf({ ...model, isExample: true })).not.toContain("lower or higher");
  expect(textOf({ ...model, isExample: false })).toContain("lower or higher");
});

test("a price at the shop's rates says which other prices are at example rates", () => {
  const features = { size: [80, 60, 20], volume: 30_000, area: 20_000 } as const;
  const own = { ...modelOf("sla", 0, 20), isExample: false };
  const offers = offersOf([own, modelOf("fdm", 60_000, 1), modelOf("sls", 10, 5)], features, {});
  const textFor = (id: string) =>
    offers
      .filter((offer) => offer.model.id === id)
      .map((offer) =>
        renderToStaticMarkup(
          <PriceSummary offer={offer} offers={offers} changes={[]} quantity={1} isEstimated />,
        ),
      )
      .join("");
  expect(textFor(own.id)).toContain("SLS printing, FDM printing: example rates, not our prices.");
});

const printed = modelOf("sla", 0, 20);
const second = modelOf("fdm", 60_000, 1);
const offersOfBoth = offersOf([printed, second], { size: [80, 60, 20], volume: 30_000, area: 20_000 }, {});
const changes = offerBreakEvens(offersOfBoth, 10_000);

test("a process that gets cheaper is named with its grade", () => {
  const [offer] = offersOfBoth;
  if (offer === undefined) throw new Error("Printing has no price");
  const summary = (
    <PriceSummary offer={offer} offers={offersOfBoth} changes={changes} quantity={1} isEstimated />
  );
  expect(renderToStaticMarkup(summary)).toMatch(
    /At about [\d,]+ parts and above, FDM printing in Metal costs less\./,
  );
});

const english = { ...printed, name: "Resin", language: "en" };
const [metal, plastic] = printed.materials.map((material) => Object.assign({}, material, { language: "en" }));
const foreign = offersOf(
  [{ ...english, materials: metal && plastic ? [metal, plastic] : [] }, second],
  { size: [80, 60, 20], volume: 30_000, area: 20_000 },
  {},
);

test("names in another language than the page are marked, also inside a sentence", () => {
  const [offer] = foreign;
  if (offer === undefined) throw new Error("Printing has no price");
  const html = renderToStaticMarkup(
    <>
      <PriceSummary offer={offer} offers={foreign} changes={[]} quantity={1} isEstimated />
      <PriceTable offers={foreign} />
    </>,
  );
  expect(html).toContain(
    '<dt class="text-13 text-ink-3"><span lang="en">Resin</span>, <span lang="en">Metal',
  );
  expect(html).toContain('of <span lang="en">Metal</span>.');
  expect(html).toContain(
    '<div><span lang="en">Resin</span><small><span lang="en">Metal</span></small></div>',
  );
  expect(html.match(/Metal/g)).toHaveLength(html.match(/lang="en">Metal|<small>Metal/g)?.length ?? 0);
});

test("a chart is described without names in another language, and its legend marks them", () => {
  const [chosen] = foreign;
  if (chosen === undefined) throw new Error("Printing has no price");
  const chart = renderToStaticMarkup(
    <PriceChart offers={foreign} changes={offerBreakEvens(foreign, 10_000)} chosen={chosen} quantity={1} />,
  );
  expect(chart).toMatch(/<desc>SLA printing: [^<]+, FDM printing costs less than SLA printing\.<\/desc>/);
  expect(chart).toMatch(/<text [^>]*lang="en">A Resin</);
});

test("on a phone, the legend of the chart is not cut off", () => {
  const [chosen] = offersOfBoth;
  if (chosen === undefined) throw new Error("Printing has no price");
  const chart = renderToStaticMarkup(
    <PriceChart offers={offersOfBoth} changes={changes} chosen={chosen} quantity={1} />,
  );
  const narrow = chart.slice(chart.indexOf("drawing-narrow"));
  const legend = [...narrow.matchAll(/<text x="40"[^>]*>([^<]+)</g)].map(([, text = ""]) => text);
  expect(legend).toHaveLength(3);
  for (const text of legend) expect(40 + textWidth(text)).toBeLessThanOrEqual(340);
});
