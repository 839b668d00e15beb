import type { BreakEven } from "pricing/break-evens.ts";
import { chartQuantities } from "pricing/price.ts";
import type { PricingWords } from "pricing/words.ts";
import type { ReactNode } from "react";
import { priceText } from "schemas/quantities/currency.ts";
import { bandPath, decades, movedApart, type Scale, thinned } from "technical-drawings/kit/chart.ts";
import { line, type Point, round } from "technical-drawings/kit/geometry.ts";
import { Text, textWidth } from "technical-drawings/kit/text.tsx";
import { ResponsiveDrawing } from "technical-drawings/sheet/responsive-drawing.tsx";

import type { Words } from "#locale/catalogs.ts";
import * as english from "#locale/en/pricing.ts";
import { useWords } from "#locale/use-words.ts";

import { chartedOffers, type Offer } from "./offers.ts";
import { nameInSentence } from "./price-model.ts";
import { usePricingWords } from "./use-pricing-words.ts";

interface PriceChartProps {
  offers: readonly Offer[];
  /** The break-evens of the offers. */
  changes: readonly BreakEven[];
  /** The offer that is drawn in red, with its band. */
  chosen: Offer;
  quantity: number;
}

/** The price of a part over the quantity, for several processes, with the quantities at which another one becomes the cheapest. */
export function PriceChart(props: PriceChartProps) {
  return <ResponsiveDrawing {...priceChart(props, useWords(english), usePricingWords())} />;
}

const LETTERS = "ABCDE";
/** So that lines differ in gray and for people who see no red. */
const DASHES = [undefined, "7 4", "2 4", "12 3 2 3", "16 5"];

const TOP = 22;
const PLOT = 230;
/** The least room at the sides of the plot. Numbers of some languages need more. */
const LEFT = 54;
const RIGHT = 20;
/** Between a price and its line. */
const GAP = 6;
const ROW = 18;

type ChartWords = Pick<Words, "priceChart" | "locale">;

function priceChart(
  { offers, changes: allChanges, chosen, quantity }: PriceChartProps,
  { priceChart: words, locale }: ChartWords,
  pricing: PricingWords,
) {
  const most = Math.max(...offers.map(({ largest }) => largest), 10);
  const end = Math.min(most, 10_000);
  const changesOnChart = allChanges.filter(({ quantity: at }) => at <= end);
  const drawn = chartedOffers(offers, chosen, changesOnChart);
  const isDrawn = (id: string) => drawn.some(({ model }) => model.id === id);
  const changes = changesOnChart.filter(({ from, to }) => isDrawn(from) && isDrawn(to));
  const { currency } = chosen.model;
  const lines = drawn.map((offer, index) => ({
    offer,
    letter: LETTERS[index] ?? "",
    dash: DASHES[index],
    points: thinned(chartQuantities(offer.model, end)).map((count) => ({
      count,
      price: offer.partPriceAt(count),
    })),
  }));
  const prices = lines.flatMap(({ points }) => points.map(({ price }) => price));
  const low = 10 ** Math.floor(Math.log10(Math.min(...prices)));
  const high = 10 ** Math.ceil(Math.log10(Math.max(...prices)));
  const counts = decades(1, end).map((count) => ({ at: count, text: shortCount(count, words, locale) }));
  const ticks = decades(low, high).map((price) => ({
    at: price,
    text: tickText(price, currency, words, locale),
  }));
  const left = Math.max(LEFT, GAP + widest(ticks));
  const margin = Math.max(RIGHT, widest(counts) / 2);
  const nameOf = (id: string) => {
    const offer = drawn.find(({ model }) => model.id === id);
    return offer ? nameInSentence(offer.model, pricing) : "";
  };
  const description = [
    ...lines.map(
      ({ offer, points }) =>
        `${nameInSentence(offer.model, pricing)}: ${[points[0], points.at(-1)]
          .flatMap((point) =>
            point
              ? words.point(priceText(point.price, currency, locale), countText(point.count, locale))
              : [],
          )
          .join(", ")}`,
    ),
    ...changes.map(({ quantity: at, from, to }) =>
      words.change(aboutText(at, locale), nameOf(to), nameOf(from)),
    ),
  ].join(". ");

  return {
    title: words.title,
    description: `${description}.`,
    draw: (width: number) => {
      const x = (count: number) => left + ((width - left - margin) * Math.log10(count)) / Math.log10(end);
      const y = (price: number) =>
        TOP + (PLOT * (Math.log10(high) - Math.log10(price))) / Math.log10(high / low || 10);
      const bottom = TOP + PLOT;
      const ends = movedApart(
        lines.map(({ points }) => [x(points.at(-1)?.count ?? 1), y(points.at(-1)?.price ?? low)] as const),
      );
      const marked = chosen.partPriceAt(Math.min(quantity, chosen.largest));
      return {
        height: bottom + 30 + (lines.length + changes.length) * ROW,
        drawing: (
          <>
            <Axes
              x={x}
              y={y}
              counts={counts}
              prices={ticks}
              left={left}
              right={width - margin}
              bottom={bottom}
            />
            {lines.map(({ offer, letter, dash, points }, index) => {
              const isChosen = offer === chosen;
              const last = points.at(-1);
              return (
                <g key={offer.model.id}>
                  {isChosen && (
                    <path
                      className="dw-fluid"
                      d={bandPath(
                        points.map(({ count }) => ({ at: count, ...chosen.partBandAt(count) })),
                        { top: TOP, bottom },
                        x,
                        y,
                      )}
                    />
                  )}
                  <path
                    className={isChosen ? "dw-red-line" : "dw-outline"}
                    d={line(...points.map(({ count, price }): Point => [x(count), y(price)]))}
                    strokeDasharray={dash}
                  />
                  {last && (
                    <Text at={[x(last.count) + 5, (ends[index] ?? 0) + 4]} tone={isChosen ? "red" : "ink"}>
                      {letter}
                    </Text>
                  )}
                </g>
              );
            })}
            {changes.map(({ quantity: at, to }) => {
              const price = drawn.find(({ model }) => model.id === to)?.partPriceAt(at) ?? low;
              return (
                <g key={`${at} ${to}`}>
                  <path
                    className="dw-extension"
                    d={`M${round(x(at))} ${round(y(price))}V${bottom}`}
                    strokeDasharray="2 3"
                  />
                  <circle className="dw-face" cx={round(x(at))} cy={round(y(price))} r={3.5} />
                </g>
              );
            })}
            <circle
              className="dw-red-solid"
              cx={round(x(Math.min(quantity, chosen.largest, end)))}
              cy={round(y(marked))}
              r={4}
            />
            {lines.map(({ offer, letter, dash }, index) => (
              <LegendRow
                key={offer.model.id}
                y={bottom + 34 + index * ROW}
                sample={
                  <path
                    className={offer === chosen ? "dw-red-line" : "dw-outline"}
                    d={`M0 ${bottom + 30 + index * ROW}H30`}
                    strokeDasharray={dash}
                  />
                }
                isRed={offer === chosen}
                language={offer.model.language}
              >
                {`${letter} ${offer.model.name}`}
              </LegendRow>
            ))}
            {changes.map(({ quantity: at, from, to }, index) => {
              const row = bottom + 34 + (lines.length + index) * ROW;
              const letterOf = (id: string) => lines.find(({ offer }) => offer.model.id === id)?.letter ?? "";
              return (
                <LegendRow
                  key={`${at} ${to}`}
                  y={row}
                  sample={<circle className="dw-face" cx={15} cy={row - 4} r={3.5} />}
                >
                  {words.legendChange(aboutText(at, locale), letterOf(to), letterOf(from))}
                </LegendRow>
              );
            })}
          </>
        ),
      };
    },
  };
}

interface LegendRowProps {
  y: number;
  sample: ReactNode;
  isRed?: boolean;
  language?: string | undefined;
  children: string;
}

function LegendRow({ y, sample, isRed = false, language, children }: LegendRowProps) {
  return (
    <>
      {sample}
      <Text at={[40, y]} tone={isRed ? "red" : "ink"} lang={language}>
        {children}
      </Text>
    </>
  );
}

/** A number beside an axis. */
interface Tick {
  readonly at: number;
  readonly text: string;
}

function widest(ticks: readonly Tick[]): number {
  return Math.max(...ticks.map(({ text }) => textWidth(text)));
}

interface AxesProps {
  x: Scale;
  y: Scale;
  counts: readonly Tick[];
  prices: readonly Tick[];
  left: number;
  right: number;
  bottom: number;
}

function Axes({ x, y, counts, prices, left, right, bottom }: AxesProps) {
  return (
    <>
      <path
        className="dw-grid"
        d={[
          ...counts.map(({ at }) => `M${round(x(at))} ${TOP}V${bottom}`),
          ...prices.map(({ at }) => `M${round(left)} ${round(y(at))}H${round(right)}`),
        ].join("")}
      />
      {counts.map(({ at, text }) => (
        <Text key={at} at={[x(at), bottom + 14]} anchor="middle" tone="quiet">
          {text}
        </Text>
      ))}
      {prices.map(({ at, text }) => (
        <Text key={at} at={[left - GAP, y(at) + 4]} anchor="end" tone="quiet">
          {text}
        </Text>
      ))}
    </>
  );
}

function shortCount(count: number, words: ChartWords["priceChart"], locale: string): string {
  return count >= 1000 ? words.thousand(count / 1000) : count.toLocaleString(locale);
}

export function countText(count: number, locale: string): string {
  return count.toLocaleString(locale);
}

/** A break-even is no more exact than its prices. */
export function aboutText(count: number, locale: string): string {
  return countText(Number(count.toPrecision(2)), locale);
}

/** “$10”, “10 €”, “$2k” */
function tickText(price: number, currency: string, words: ChartWords["priceChart"], locale: string): string {
  return priceText(100, currency, locale).replace(/\d[\d.,]*/, shortCount(price, words, locale));
}
