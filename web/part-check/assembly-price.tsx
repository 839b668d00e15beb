import { DataTable } from "data-table/data-table.tsx";
import type { Process } from "part-check/rules/rule.ts";
import type { Checked } from "part-view/report.ts";
import type { PartFeatures } from "pricing/features.ts";
import type { Price } from "pricing/price.ts";
import type { PricingWords } from "pricing/words.ts";
import { useId } from "react";
import { priceText } from "schemas/quantities/currency.ts";

import { Line } from "#calculators/outcome.tsx";
import * as english from "#locale/en/pricing.ts";
import { useWords } from "#locale/use-words.ts";
import { cheapestAt, type Offer, offersOf } from "#pricing/offers.ts";
import { countText } from "#pricing/price-chart.tsx";
import { PriceLayout } from "#pricing/price-layout.tsx";
import type { PriceModel } from "#pricing/price-model.ts";
import { PriceNotes } from "#pricing/price-result.tsx";
import { usePricingWords } from "#pricing/use-pricing-words.ts";
import { InLanguage, NameInSentence } from "#ui/in-language.tsx";

import { isOrdered, OrderFields, type PartOrder, WrongOrder } from "./part-price.tsx";

/** The parts of an assembly, with the models of the process whose findings are open. */
export interface PricedAssembly {
  readonly parts: readonly PricedKind[];
  /** The number of small bodies that were not checked, and have no price. */
  readonly bodiesNotJudged: number;
  readonly models: readonly PriceModel[];
  readonly order: PartOrder;
  /** Default: in English. */
  readonly words?: PricingWords | undefined;
}

/** Equal parts. */
interface PricedKind {
  readonly id: string;
  readonly name: string;
  /** How many of them an assembly has. */
  readonly quantity: number;
  /** Undefined if the process cannot make them. */
  readonly features: PartFeatures | undefined;
}

/** The parts of a checked assembly, to be priced by a process. Undefined if it makes none of them, and for a single part. */
export function pricedAssembly(
  { model, result, rules }: Checked,
  process: Process | undefined,
  { models, order, words }: Pick<PricedAssembly, "models" | "order" | "words">,
): PricedAssembly | undefined {
  const { parts, bodiesNotJudged = 0 } = result;
  const href = rules.services.find((service) => service.process === process)?.href;
  if (parts === undefined || href === undefined) return undefined;
  const kinds = parts.map(({ quantity, bodies, costFeatures, assessments }) => {
    const isMade = assessments.some((one) => one.process === process && one.verdict !== "unsuitable");
    return {
      id: bodies.join(),
      name: model.bodies[bodies[0] ?? 0]?.name ?? "",
      quantity,
      features: isMade ? costFeatures : undefined,
    };
  });
  const own = models.filter(({ service }) => service.href === href);
  return own.length === 0 || kinds.every(({ features }) => features === undefined)
    ? undefined
    : { parts: kinds, bodiesNotJudged, models: own, order, words };
}

/**
 * The offer for each kind of part, and how many of it the order has. Equal parts of all assemblies are made together. All offers are in the
 * same material and currency: those of the first kind, unless the visitor chose a grade that one of the parts can have.
 */
function offersOfKinds({ parts, models, order, words }: PricedAssembly) {
  const { quantity, finishId } = order;
  const offersIn = ({ features }: PricedKind, materialId: string | undefined) =>
    features ? offersOf(models, features, { materialId, finishId, words }) : [];
  const hasChosen = parts
    .flatMap((part) => offersIn(part, order.materialId))
    .some(({ material }) => material.id === order.materialId);
  let materialId = hasChosen ? order.materialId : undefined;
  let currency: string | undefined;
  return parts.map((part) => {
    const pieces = quantity * part.quantity;
    const comparable = offersIn(part, materialId).filter(
      ({ material, model }) =>
        material.id === (materialId ?? material.id) && model.currency === (currency ?? model.currency),
    );
    const offer = cheapestAt(comparable, pieces);
    materialId ??= offer?.material.id;
    currency ??= offer?.model.currency;
    return { part, pieces, offer };
  });
}

interface PricedRow {
  readonly part: PricedKind;
  /** Of all parts of this kind in the order. Undefined if the process does not make them in the grade, or not so many. */
  readonly offered: { readonly offer: Offer; readonly price: Price } | undefined;
}

/** The price of each kind of part, and their sum. */
export function pricesOfAssembly(assembly: PricedAssembly) {
  const rows = offersOfKinds(assembly).map(({ part, pieces, offer }): PricedRow => ({
    part,
    offered: offer && { offer, price: offer.priceAt(pieces) },
  }));
  const offered = rows.flatMap((row) => row.offered ?? []);
  const sum = (valueOf: (price: Price) => number) =>
    offered.reduce((total, { price }) => total + valueOf(price), 0);
  return {
    rows,
    /** Of the first kind, by which the visitor chooses grade and finish. */
    chosen: offered[0]?.offer,
    total: {
      low: sum(({ total }) => total.low),
      middle: sum(({ total }) => total.middle),
      high: sum(({ total }) => total.high),
    },
    tools: sum(({ tool = 0 }) => tool),
    leadTime: {
      from: Math.max(0, ...offered.map(({ price }) => price.leadTime.from)),
      to: Math.max(0, ...offered.map(({ price }) => price.leadTime.to)),
    },
  };
}

/** What an assembly costs by a process that makes all of its parts. */
export function shortPriceOfAssembly(assembly: PricedAssembly) {
  const kinds = offersOfKinds(assembly);
  const [first] = kinds;
  if (first?.offer === undefined || assembly.bodiesNotJudged > 0) return undefined;
  let total = 0;
  for (const { offer, pieces } of kinds) {
    if (offer === undefined) return undefined;
    total += pieces * offer.partPriceAt(pieces);
  }
  return { price: total / assembly.order.quantity, currency: first.offer.model.currency };
}

interface AssemblyPriceProps extends PricedAssembly {
  setOrder: (order: PartOrder) => void;
}

/** What the parts of an assembly cost by the open process, one by one and together. */
export function AssemblyPrice({ setOrder, ...assembly }: AssemblyPriceProps) {
  const title = useId();
  const { assemblyPrice: words, locale } = useWords(english);
  const { order } = assembly;
  const prices = pricesOfAssembly(assembly);
  const { chosen } = prices;
  // A quantity that is not a number, or is too large, has no prices. Grades and finishes are those of the usual quantity.
  const shown = chosen ?? pricesOfAssembly({ ...assembly, order: { ...order, quantity: 1 } }).chosen;
  if (shown === undefined) return null;
  const { service } = shown.model;
  return (
    <section className="pc-price" aria-labelledby={title}>
      <h3 id={title}>
        <NameInSentence
          sentence={words.title(service.title)}
          name={service.title}
          language={service.language}
        />
      </h3>
      <PriceLayout
        fields={
          <OrderFields
            chosen={shown}
            order={order}
            isAssembly
            change={(changed) => setOrder({ ...order, ...changed })}
          />
        }
      >
        {!isOrdered(order) ? (
          <WrongOrder />
        ) : chosen === undefined ? (
          <output className="block border-t-[1.5px] border-ink pt-4">
            {words.notOffered(countText(shown.largest, locale))}
          </output>
        ) : (
          <AssemblyResult assembly={assembly} {...prices} chosen={chosen} />
        )}
      </PriceLayout>
    </section>
  );
}

interface AssemblyResultProps extends ReturnType<typeof pricesOfAssembly> {
  assembly: PricedAssembly;
  chosen: Offer;
}

function AssemblyResult({ assembly, rows, chosen, total, tools, leadTime }: AssemblyResultProps) {
  const { price: priceWords, assemblyPrice: words, locale } = useWords(english);
  const { methods } = usePricingWords();
  const { order, bodiesNotJudged } = assembly;
  const { service } = chosen.model;
  const text = (amount: number) => priceText(amount, chosen.model.currency, locale);
  const missing = rows.filter(({ offered }) => offered === undefined);
  const columns = [
    { name: "perAssembly", title: words.perAssembly, isNumeric: true },
    { name: "method", title: priceWords.process },
    { name: "each", title: words.each, isNumeric: true },
    { name: "total", title: priceWords.inTotal, isNumeric: true },
  ];
  return (
    <div className="grid gap-6">
      <output className="grid gap-4 border-t-[1.5px] border-ink pt-4">
        <dl className="grid grid-cols-2 gap-3 @medium:grid-cols-3">
          <Line isFirst label={words.assemblies(order.quantity, countText(order.quantity, locale))}>
            {text(total.middle / order.quantity)}{" "}
            <span className="text-15 font-normal">{words.anAssembly}</span>
          </Line>
          <Line label={words.between}>
            {`${text(total.low / order.quantity)}–${text(total.high / order.quantity)}`}
          </Line>
          <Line label={priceWords.inTotal}>{`${text(total.low)}–${text(total.high)}`}</Line>
          <Line label={priceWords.businessDays}>
            {leadTime.from}–{leadTime.to}
          </Line>
        </dl>
        <ul className="grid gap-1 text-14 text-ink-2">
          {missing.length > 0 && (
            <li>
              <NameInSentence
                sentence={words.missing(
                  service.title,
                  missing.map(({ part: { name, quantity } }) => `${quantity} × ${name}`).join(", "),
                )}
                name={service.title}
                language={service.language}
              />
            </li>
          )}
          {bodiesNotJudged > 0 && <li>{words.notJudged(bodiesNotJudged)}</li>}
          {tools > 0 && <li>{words.tools(text(tools))}</li>}
          <li>{words.standardParts}</li>
        </ul>
        <PriceNotes model={chosen.model} spread={total.high / total.middle - 1} isEstimated={false} />
      </output>
      <DataTable
        caption={words.table}
        nameTitle={words.part}
        columns={columns}
        rows={rows.map(({ part: { id, name, quantity }, offered }) => ({
          id,
          name,
          nameCell: (
            <>
              <bdi>{name}</bdi>
              {offered && (
                <small>
                  <InLanguage language={offered.offer.material.language}>
                    {offered.offer.material.name}
                  </InLanguage>
                </small>
              )}
            </>
          ),
          cells: {
            perAssembly: countText(quantity, locale),
            method: offered ? methods[offered.offer.model.method] : words.notPriced,
            each: offered && text(offered.price.perPart.middle),
            total: offered && text(offered.price.total.middle),
          },
        }))}
      />
    </div>
  );
}
