import { type ChoiceInput, type NumberInput, optionsOf } from "calculators/calculator.ts";
import type { PartFeatures } from "pricing/features.ts";
import type { PricingWords } from "pricing/words.ts";
import { useId } from "react";

import { InputField } from "#calculators/input-field.tsx";
import { useUnitSystem } from "#calculators/unit-system.tsx";
import * as english from "#locale/en/pricing.ts";
import { useWords } from "#locale/use-words.ts";
import { cheapestAt, type Offer, offersOf, partPriceWithin } from "#pricing/offers.ts";
import { PriceLayout } from "#pricing/price-layout.tsx";
import type { PriceModel } from "#pricing/price-model.ts";
import { PriceResult } from "#pricing/price-result.tsx";
import { usePricingWords } from "#pricing/use-pricing-words.ts";

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

/** The offers of the open process, the cheapest of them first. */
function ownOffers({ features, href, models, order, words }: PricedPart): Offer[] {
  const { quantity, materialId, finishId } = order;
  const own = offersOf(
    models.filter(({ service }) => service.href === href),
    features,
    { materialId, finishId, words },
  );
  const cheapest = cheapestAt(own, quantity);
  return own.toSorted((a, b) => Number(b === cheapest) - Number(a === cheapest));
}

/** The offer of the open process. Undefined if it has no price. */
export function chosenOffer(part: PricedPart): Offer | undefined {
  return ownOffers(withThreads(part))[0];
}

/** The offer of the open process, and the others in the same kind of material. Undefined if the process has no price. */
export function pricesOf(priced: PricedPart) {
  const part = withThreads(priced);
  const own = ownOffers(part);
  const [chosen] = own;
  if (chosen === undefined) return undefined;
  const { features, href, models, order, words } = part;
  const others = offersOf(
    models.filter(({ service }) => service.href !== href),
    features,
    { materialId: order.materialId, isMetal: chosen.material.isMetal, words },
  );
  return { chosen, offers: [...own, ...others] };
}

/** The part with the threads that the visitor typed, which a CAD file rarely has. */
function withThreads(part: PricedPart): PricedPart {
  const threads = Math.max(part.features.threads ?? 0, part.order.threads || 0);
  return { ...part, features: { ...part.features, threads } };
}

/** What a part costs. Undefined if it has no price, or not for so many. */
export function shortPriceOf(part: PricedPart) {
  const chosen = chosenOffer(part);
  const price = chosen && partPriceWithin(chosen, part.order.quantity);
  return chosen && price !== undefined ? { price, currency: chosen.model.currency } : undefined;
}

/** What the part costs by the open process: grade, finish and quantity, and the price at once. */
export function PartPrice({ setOrder, ...part }: PricedPart & { setOrder: (order: PartOrder) => void }) {
  const title = useId();
  const { priceForm: words } = useWords(english);
  const { methods } = usePricingWords();
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
          <WrongOrder />
        )}
      </PriceLayout>
    </section>
  );
}

/** Says which numbers have a price, in place of one. */
export function WrongOrder() {
  const { priceForm: words, locale } = useWords(english);
  return (
    <output className="block border-t-[1.5px] border-ink pt-4 text-accent-text">
      {words.enterWhole(MOST_PARTS.toLocaleString(locale), THREADS.max)}
    </output>
  );
}

interface OrderFieldsProps {
  chosen: Offer;
  order: PartOrder;
  /** The parts of an assembly have different numbers of threads, so nobody types one. Default: false. */
  isAssembly?: boolean;
  change: (changed: Partial<PartOrder>) => void;
}

/** Grade, finish, quantity and threads of an order. */
export function OrderFields({ chosen, order, isAssembly = false, change }: OrderFieldsProps) {
  const { priceForm: words } = useWords(english);
  const system = useUnitSystem();
  const { model, finishes } = chosen;
  const field = (
    input: NumberInput | ChoiceInput,
    value: number | string,
    onChange: (value: number | string) => void,
  ) => <InputField input={input} value={value} system={system} problemId={undefined} onChange={onChange} />;
  return (
    <div className="fields">
      {field(choiceOf("grade", words.grade, model.materials), chosen.material.id, (id) =>
        change({ materialId: String(id) }),
      )}
      {finishes.length > 0 &&
        field(
          choiceOf("finish", words.finish, [{ id: NO_FINISH, name: words.noFinish }, ...finishes]),
          chosen.finish?.id ?? NO_FINISH,
          (id) => change({ finishId: String(id) }),
        )}
      {field(
        { ...QUANTITY, label: isAssembly ? words.assemblies : words.quantity },
        order.quantity,
        (quantity) => change({ quantity: Number(quantity) }),
      )}
      {!isAssembly &&
        field({ ...THREADS, label: words.threads }, order.threads, (threads) =>
          change({ threads: Number(threads) }),
        )}
    </div>
  );
}

const NO_FINISH = "none";

function choiceOf(name: string, label: string, items: Parameters<typeof optionsOf>[0]): ChoiceInput {
  return { name, label, options: optionsOf(items), initial: items[0]?.id ?? "" };
}

/** Whether the visitor typed numbers that have a price. */
export function isOrdered({ quantity, threads }: PartOrder): boolean {
  return isWholeIn(quantity, QUANTITY) && isWholeIn(threads, THREADS);
}

function isWholeIn(value: number, { min, max }: Pick<NumberInput, "min" | "max">): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
