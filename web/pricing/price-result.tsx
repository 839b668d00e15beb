import { DataTable } from "data-table/data-table.tsx";
import type { BreakEven } from "pricing/break-evens.ts";
import type { Band } from "pricing/price.ts";
import { type ComponentProps, memo, useDeferredValue } from "react";
import type { Exchange } from "schemas/cost-models.ts";
import { percentText, priceText } from "schemas/quantities/currency.ts";

import { Line } from "#calculators/outcome.tsx";
import * as english from "#locale/en/pricing.ts";
import { useWords } from "#locale/use-words.ts";
import { InLanguage, NameInSentence, TextsInLanguages } from "#ui/in-language.tsx";

import { cheapestAt, type Offer, offerBreakEvens, partPriceWithin, priceWithin } from "./offers.ts";
import { aboutText, countText, PriceChart } from "./price-chart.tsx";
import { nameInSentence, type PriceModel } from "./price-model.ts";
import { usePricingWords } from "./use-pricing-words.ts";

interface PriceResultProps {
  /** At least one. */
  offers: readonly Offer[];
  /** The id of the chosen model. Default: the cheapest. */
  chosenId?: string | undefined;
  quantity: number;
  /** Whether the features were typed in, or are those of a typical part. */
  isEstimated: boolean;
}

/** The price of a part: in words, as a chart over the quantity, and as a table. Works on the server too. */
export function PriceResult({ offers, chosenId, quantity, isEstimated }: PriceResultProps) {
  const chosen =
    offers.find(({ model }) => model.id === chosenId) ?? cheapestAt(offers, quantity) ?? offers[0];
  const changes = offerBreakEvens(offers, Math.max(...offers.map(({ largest }) => largest)));
  // The price does not wait for the chart and the table, which take longer to draw.
  const details = useDeferredValue(chosen && { offers, changes, chosen, quantity });
  if (chosen === undefined) return null;
  return (
    <div className="grid gap-6">
      <PriceSummary
        offer={chosen}
        offers={offers}
        changes={changes}
        quantity={quantity}
        isEstimated={isEstimated}
      />
      {details && <PriceDetails {...details} />}
    </div>
  );
}

/** Drawn only when its own values change. */
const PriceDetails = memo(function PriceDetails(props: ComponentProps<typeof PriceChart>) {
  return (
    <>
      <PriceChart {...props} />
      <PriceTable offers={props.offers} />
    </>
  );
});

interface PriceSummaryProps {
  offer: Offer;
  offers: readonly Offer[];
  /** The break-evens of the offers. */
  changes: readonly BreakEven[];
  quantity: number;
  isEstimated: boolean;
}

/** The price by one process, what drives it, and what it does not contain. */
export function PriceSummary({ offer, offers, changes, quantity, isEstimated }: PriceSummaryProps) {
  const { model, material, finish, largest } = offer;
  const { currency } = model;
  const { price: words, locale } = useWords(english);
  const { methods } = usePricingWords();
  const text = (amount: number) => priceText(amount, currency, locale);
  const price = priceWithin(offer, quantity);
  if (price === undefined)
    return (
      <output className="block border-t-[1.5px] border-ink pt-4">
        {words.notOffered(methods[model.method], countText(largest, locale))}
      </output>
    );
  const cheaper = changes
    .filter(({ quantity: at, from }) => from === model.id && at <= largest)
    .flatMap(({ quantity: at, to }) => {
      const other = offers.find((each) => each.model.id === to);
      return other ? { at, other } : [];
    });
  return (
    <output className="grid gap-4 border-t-[1.5px] border-ink pt-4">
      <dl className="grid grid-cols-2 gap-3 @medium:grid-cols-3">
        <Line
          isFirst
          label={
            <TextsInLanguages
              separator=", "
              texts={[
                ...[model, material, ...(finish ? [finish] : [])].map(({ name, language }) => ({
                  text: name,
                  language,
                })),
                { text: words.parts(quantity, countText(quantity, locale)) },
              ]}
            />
          }
        >
          {text(price.perPart.middle)} <span className="text-15 font-normal">{words.aPart}</span>
        </Line>
        <Line label={words.between}>{bandText(price.perPart, text)}</Line>
        <Line label={words.inTotal}>{bandText(price.total, text)}</Line>
        <Line label={words.businessDays}>
          {price.leadTime.from}–{price.leadTime.to}
        </Line>
      </dl>
      <ul className="grid gap-1 text-14 text-ink-2">
        {price.drivers.map((driver) => (
          <li key={driver}>
            <NameInSentence sentence={driver} {...material} />
          </li>
        ))}
        {price.tool !== undefined && <li>{words.tool(text(price.tool))}</li>}
        {!model.isExample && <ExampleRates offers={offers} />}
        {cheaper.map(({ at, other }) => (
          <li key={`${at} ${other.model.id}`}>
            <NameInSentence
              sentence={words.costsLess(
                aboutText(at, locale),
                methods[other.model.method],
                other.material.name,
              )}
              {...other.material}
            />
          </li>
        ))}
      </ul>
      <PriceNotes
        model={model}
        spread={price.perPart.high / price.perPart.middle - 1}
        isEstimated={isEstimated}
      />
    </output>
  );
}

/** Which of the other processes have example rates, so that nobody takes their prices for the shop's own. */
function ExampleRates({ offers }: { offers: readonly Offer[] }) {
  const { price: words, locale } = useWords(english);
  const pricing = usePricingWords();
  const names = offers
    .filter(({ model }) => model.isExample)
    .map(({ model }) => nameInSentence(model, pricing));
  if (names.length === 0) return null;
  return <li>{words.someExampleRates(new Intl.ListFormat(locale, { type: "unit" }).format(names))}</li>;
}

interface PriceNotesProps {
  model: Pick<PriceModel, "isExample" | "currency" | "exchange">;
  /** How far the limits are from the middle, from 0 to 1. */
  spread: number;
  isEstimated: boolean;
}

/**
 * That a price is no offer, what it does not contain, and how it was converted. A price at the shop's own rates also says how wide its
 * band is. One at example rates promises no band.
 */
export function PriceNotes({ model, spread, isEstimated }: PriceNotesProps) {
  const { isExample, currency, exchange } = model;
  const { price: words, locale } = useWords(english);
  return (
    <span className="text-13 text-ink-3">
      {isExample && <strong className="font-semibold text-ink">{`${words.exampleRates} `}</strong>}
      {isExample
        ? words.example
        : (isEstimated ? words.estimate : words.indication)(percentText(spread, locale))}
      {exchange && ` ${words.converted(...exchangeTexts(exchange, currency, locale))}`}
    </span>
  );
}

function bandText({ low, high }: Band, text: (amount: number) => string): string {
  return `${text(low)}–${text(high)}`;
}

/** A dollar, what it costs, and the day. */
function exchangeTexts({ rate, day }: Exchange, currency: string, locale: string) {
  const price = new Intl.NumberFormat(locale, { style: "currency", currency, maximumSignificantDigits: 5 });
  return [
    priceText(1, "USD", locale),
    price.format(rate),
    new Date(day).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" }),
  ] as const;
}

const QUANTITIES = [1, 10, 100, 1000, 10_000];

/** The exact prices of all processes. */
export function PriceTable({ offers }: { offers: readonly Offer[] }) {
  const { price: words, locale } = useWords(english);
  const quantities = QUANTITIES.filter((quantity) => offers.some(({ largest }) => quantity <= largest));
  return (
    <details>
      <summary className="cursor-pointer text-14 font-medium text-link">{words.table}</summary>
      <DataTable
        caption={words.tableCaption}
        nameTitle={words.process}
        columns={quantities.map((quantity) => ({
          name: String(quantity),
          title: words.atQuantity(countText(quantity, locale)),
          isNumeric: true,
        }))}
        rows={offers.map((offer) => ({
          id: offer.model.id,
          name: offer.model.name,
          nameCell: (
            <>
              <InLanguage language={offer.model.language}>{offer.model.name}</InLanguage>
              <small>
                <InLanguage language={offer.material.language}>{offer.material.name}</InLanguage>
              </small>
            </>
          ),
          cells: Object.fromEntries(
            quantities.map((quantity) => {
              const price = partPriceWithin(offer, quantity);
              return [
                String(quantity),
                price !== undefined && priceText(price, offer.model.currency, locale),
              ];
            }),
          ),
        }))}
      />
    </details>
  );
}
