import type { ChoiceInput, NumberInput } from "calculators/calculator.ts";
import type { PartFeatures } from "pricing/features.ts";
import { english as pricingEnglish, type PricingWords } from "pricing/words.ts";
import { useId } from "react";
import { priceText } from "schemas/quantities/currency.ts";

import { InputField } from "#calculators/input-field.tsx";
import { useUnitSystem } from "#calculators/unit-system.tsx";
import * as english from "#locale/en/pricing.ts";
import { usePackageWords, useWords } from "#locale/use-words.ts";
import { cheapestAt, type Offer, offersOf, priceWithin } from "#pricing/offers.ts";
import { PriceLayout } from "#pricing/price-layout.tsx";
import type { PriceModel } from "#pricing/price-model.ts";
import { PriceResult } from "#pricing/price-result.tsx";

/** What a visitor chose for the price of a part. */
export interface PartOrder {
  readonly quantity: number;
  readonly threads: number;
  /** Undefined for the usual grade of the process. */
  readonly materialId?: string | undefined;
  readonly finishId?: string | undefined;
}

export const FIRST_ORDER: PartOrder = { quantity: 10, threads: 0 };

const MOST_PARTS = 10_000;
const QUANTITY = { name: "quantity", initial: FIRST_ORDER.quantity, min: 1, max: MOST_PARTS, isWhole: true };
const THREADS = { name: "threads", initial: 0, min: 0, max: 99, isWhole: true };

/** A part with the models of the processes that can make it. */
export interface PricedPart {
  readonly features: PartFeatures;
  /** The page of the process whose findings are open. */
  readonly href: string | undefined;
  readonly models: readonly PriceModel[];
  readonly order: PartOrder;
  /** Default: in English. */
  readonly words?: PricingWords | undefined;
}

/** The offer of the open process, and the others in the same kind of material. Undefined if the process has no price. */
export function pricesOf({ features, href, models, order, words }: PricedPart) {
  const { quantity, threads, materialId, finishId } = order;
  const part = { ...features, threads: Math.max(features.threads ?? 0, threads || 0) };
  const own = offersOf(
    models.filter(({ service }) => service.href === href),
    part,
    { materialId, finishId, words },
  );
  const chosen = cheapestAt(own, quantity) ?? own[0];
  if (chosen === undefined) return undefined;
  const others = offersOf(
    models.filter(({ service }) => service.href !== href),
    part,
    { materialId, isMetal: chosen.material.isMetal, words },
  );
  return { chosen, offers: [...own, ...others] };
}

/** The price of a part by a process in a few words, beside its verdict. */
export function PriceNote(part: PricedPart) {
  const { locale } = useWords(english);
  const prices = pricesOf(part);
  const price = prices && priceWithin(prices.chosen, part.order.quantity);
  if (prices === undefined || price === undefined) return null;
  return (
    <span className="pc-number">{priceText(price.perPart.middle, prices.chosen.model.currency, locale)}</span>
  );
}

/** What the part costs by the open process: grade, finish and quantity, and the price at once. */
export function PartPrice({ setOrder, ...part }: PricedPart & { setOrder: (order: PartOrder) => void }) {
  const title = useId();
  const { priceForm: words, locale } = useWords(english);
  const { methods } = usePackageWords("pricing") ?? pricingEnglish;
  const { order } = part;
  const prices = pricesOf(part);
  if (prices === undefined) return null;
  const { chosen, offers } = prices;
  const change = (changed: Partial<PartOrder>) => setOrder({ ...order, ...changed });
  return (
    <section className="pc-price" aria-labelledby={title}>
      <h3 id={title}>{words.priceBy(methods[chosen.model.method])}</h3>
      <PriceLayout fields={<OrderFields chosen={chosen} order={order} change={change} />}>
        {isOrdered(order) ? (
          <PriceResult
            offers={offers}
            chosenId={chosen.model.id}
            quantity={order.quantity}
            isEstimated={false}
          />
        ) : (
          <output className="block border-t-[1.5px] border-ink pt-4 text-accent-text">
            {words.enterWhole(MOST_PARTS.toLocaleString(locale), THREADS.max)}
          </output>
        )}
      </PriceLayout>
    </section>
  );
}

interface OrderFieldsProps {
  chosen: Offer;
  order: PartOrder;
  change: (changed: Partial<PartOrder>) => void;
}

function OrderFields({ chosen, order, change }: OrderFieldsProps) {
  const { priceForm: words } = useWords(english);
  const system = useUnitSystem();
  const { materials, finishes } = chosen.model;
  const field = (
    input: NumberInput | ChoiceInput,
    value: number | string,
    onChange: (value: number | string) => void,
  ) => <InputField input={input} value={value} system={system} problemId={undefined} onChange={onChange} />;
  return (
    <div className="grid grid-cols-2 content-start items-end gap-4">
      {field(choiceOf("grade", words.grade, materials), chosen.material.id, (id) =>
        change({ materialId: String(id) }),
      )}
      {finishes.length > 0 &&
        field(
          choiceOf("finish", words.finish, [{ id: NO_FINISH, name: words.noFinish }, ...finishes]),
          chosen.finish?.id ?? NO_FINISH,
          (id) => change({ finishId: String(id) }),
        )}
      {field({ ...QUANTITY, label: words.quantity }, order.quantity, (quantity) =>
        change({ quantity: Number(quantity) }),
      )}
      {field({ ...THREADS, label: words.threads }, order.threads, (threads) =>
        change({ threads: Number(threads) }),
      )}
    </div>
  );
}

const NO_FINISH = "none";

function choiceOf(
  name: string,
  label: string,
  items: readonly { readonly id: string; readonly name: string }[],
): ChoiceInput {
  return {
    name,
    label,
    options: items.map((item) => ({ value: item.id, label: item.name })),
    initial: items[0]?.id ?? "",
  };
}

/** Whether the visitor typed numbers that have a price. */
export function isOrdered({ quantity, threads }: PartOrder): boolean {
  return isWholeIn(quantity, QUANTITY) && isWholeIn(threads, THREADS);
}

function isWholeIn(value: number, { min, max }: Pick<NumberInput, "min" | "max">): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
