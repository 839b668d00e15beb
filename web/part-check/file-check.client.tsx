"use client";

import type { Process } from "part-check/rules/rule.ts";
import { CheckedPart, type PartWithChoices } from "part-view/checked-part.tsx";
import { sizeText } from "part-view/lengths.ts";
import { type Checked, type Reported, reportOf } from "part-view/report.ts";
import { PartWordsContext } from "part-view/use-words.ts";
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { languagePrefix } from "schemas/fields/language.ts";
import { priceText } from "schemas/quantities/currency.ts";

import "part-view/part-view.css";
import "part-view/print.css";
import "./part-report.css";

import { showsInches } from "#hydration/protocol.ts";
import type { Words } from "#locale/catalogs.ts";
import * as english from "#locale/en/part-check.ts";
import { pageLanguage } from "#locale/page-language.ts";
import { usePartWords } from "#locale/use-part-words.ts";
import { useWords } from "#locale/use-words.ts";
import { fetchPriceModels, type PriceModel } from "#pricing/price-model.ts";
import { usePricingWords } from "#pricing/use-pricing-words.ts";
import { requestQuoteForPart } from "#quote/form/attach-part.ts";
import { buttonClass } from "#ui/button.ts";

import {
  AssemblyPrice,
  type PricedAssembly,
  pricedAssembly,
  pricesOfAssembly,
  shortPriceOfAssembly,
} from "./assembly-price.tsx";
import {
  chosenOffer,
  FIRST_ORDER,
  isOrdered,
  type PartOrder,
  PartPrice,
  type PricedPart,
  shortPriceOf,
} from "./part-price.tsx";

interface FileCheckProps {
  file: File;
  /** Whether it is a part to try, for which nobody needs a quote. */
  isSample: boolean;
}

/** The check of one file, with prices, from which the visitor can request a quote. */
export function FileCheck(props: FileCheckProps) {
  return (
    <OrderProvider>
      <CheckWithPrices {...props} />
    </OrderProvider>
  );
}

/**
 * What the visitor chose for the price, undefined until they choose something, and its setter. As a context, so that a change renders the
 * prices only: with the whole check it would take more than 50 ms on a phone.
 */
const OrderContext = createContext<ReturnType<typeof useState<PartOrder>>>([undefined, () => undefined]);

function OrderProvider({ children }: { children: ReactNode }) {
  const order = useState<PartOrder>();
  return <OrderContext value={order}>{children}</OrderContext>;
}

function CheckWithPrices({ file, isSample }: FileCheckProps) {
  const { fileCheck: words, locale } = useWords(english);
  const partWords = usePartWords();
  const check = useRef<HTMLDivElement>(null);
  const models = usePriceModels();
  const pricingWords = usePricingWords();
  // For the first quantity only, so that the processes keep their order while the visitor types another one.
  const priceOf = useCallback(
    (checked: Checked, process: Process) =>
      shortPrice(pricedBy(checked, process, { models, order: FIRST_ORDER, words: pricingWords }))?.price,
    [models, pricingWords],
  );
  const [checkedOn] = useState(() => new Date().toLocaleDateString(locale, { dateStyle: "long" }));
  // The answer is below the file zone, and would be out of view.
  useEffect(() => {
    check.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <div
      ref={check}
      className="max-wide:-scroll-mt-6 min-h-[calc(100svh-64px)] [--pc-top:64px] wide:[--pc-top:72px]"
    >
      <p className="pc-printed text-13">{words.printed(checkedOn)}</p>
      <PartWordsContext value={partWords}>
        <CheckedPart
          file={file}
          site={languagePrefix(pageLanguage())}
          priceOf={priceOf}
          notesOf={({ reported }) => {
            const { costFeatures, parts } = reported?.result ?? {};
            if (reported === undefined || models.length === 0 || (costFeatures ?? parts) === undefined)
              return undefined;
            return {
              title: <NotesTitle isAssembly={parts !== undefined} models={models} />,
              render: (process) => <Note reported={reported} process={process} models={models} />,
            };
          }}
          renderPrice={({ reported }) => reported && <OpenPrice reported={reported} models={models} />}
          renderActions={(part) => (
            <>
              {!isSample && <RequestQuote file={file} part={part} models={models} />}
              <button type="button" className={buttonClass("secondary")} onClick={() => print()}>
                {words.print}
              </button>
              <p className="pv-note">{isSample ? words.sample : words.form}</p>
            </>
          )}
        />
      </PartWordsContext>
    </div>
  );
}

/** For how many parts the prices beside the processes are, and whether any of them are at example rates. */
function NotesTitle({ isAssembly, models }: { isAssembly: boolean; models: readonly PriceModel[] }) {
  const { fileCheck: words, locale } = useWords(english);
  const [order = FIRST_ORDER] = use(OrderContext);
  if (!isOrdered(order)) return null;
  const quantity = order.quantity.toLocaleString(locale);
  const title = isAssembly ? words.assemblyPriceAt(quantity) : words.priceAt(quantity);
  return <p>{models.some(({ isExample }) => isExample) ? words.atExampleRates(title) : title}</p>;
}

interface PricedProps {
  reported: Reported;
  models: readonly PriceModel[];
}

/** The price by a process in a few words, beside its verdict. */
function Note({ process, ...props }: PricedProps & { process: Process }) {
  const { locale } = useWords(english);
  const short = shortPrice(usePriced(props, process));
  const [order = FIRST_ORDER] = use(OrderContext);
  if (!isOrdered(order) || short === undefined) return null;
  return <span className="pc-number">{priceText(short.price, short.currency, locale)}</span>;
}

/** What the part costs by the process whose findings are open. */
function OpenPrice(props: PricedProps) {
  const { part, assembly } = usePriced(props, props.reported.open.process);
  const [, setOrder] = use(OrderContext);
  return (
    <>
      {part && <PartPrice {...part} setOrder={setOrder} />}
      {assembly && <AssemblyPrice {...assembly} setOrder={setOrder} />}
    </>
  );
}

interface RequestQuoteProps {
  file: File;
  part: PartWithChoices;
  models: readonly PriceModel[];
}

/** Opens the quote form with the file, its findings and what the visitor chose. */
function RequestQuote({ file, part, models }: RequestQuoteProps) {
  const { fileCheck: words } = useWords(english);
  const { quantities } = usePartWords();
  const [order] = use(OrderContext);
  const { reported } = part;
  const pricingWords = usePricingWords();
  return (
    <button
      type="button"
      className={buttonClass("primary")}
      onClick={() => {
        const terms = order && { models, order, words: pricingWords };
        const priced = terms && reported && pricedBy(reported, reported.open.process, terms);
        void requestQuoteForPart(
          file,
          quoteDescription(part, priced, words, quantities),
          reported ? reportOf(reported) : "",
        );
      }}
    >
      {words.requestQuote}
    </button>
  );
}

/** The published price models. Empty until they have loaded, and if they cannot be: the check works without prices. */
function usePriceModels(): readonly PriceModel[] {
  const [models, setModels] = useState<readonly PriceModel[]>([]);
  useEffect(() => {
    fetchPriceModels().then(setModels, (error: unknown) => console.warn(error));
  }, []);
  return models;
}

/** What a process can be priced for: a part, or the parts of an assembly. */
interface Priced {
  part?: PricedPart | undefined;
  assembly?: PricedAssembly | undefined;
}

function shortPrice({ part, assembly }: Priced) {
  return part ? shortPriceOf(part) : assembly && shortPriceOfAssembly(assembly);
}

type Terms = Pick<PricedPart, "models" | "order" | "words">;

function pricedBy(reported: Checked, process: Process, terms: Terms): Priced {
  return {
    part: pricedPart(reported, process, terms),
    assembly: pricedAssembly(reported, process, terms),
  };
}

function usePriced({ reported, models }: PricedProps, process: Process): Priced {
  const [order = FIRST_ORDER] = use(OrderContext);
  return pricedBy(reported, process, { models, order, words: usePricingWords() });
}

/** A checked part with the models of all processes that can make it. Undefined if `process` cannot, and for an assembly. */
function pricedPart(
  { result: { costFeatures }, rules, assessments }: Checked,
  process: Process,
  { models, order, words }: Terms,
): PricedPart | undefined {
  const fitting = new Set(
    assessments.filter(({ verdict }) => verdict !== "unsuitable").map((one) => one.process),
  );
  if (costFeatures === undefined || !fitting.has(process)) return undefined;
  const paths = new Set(
    rules.services.filter((service) => fitting.has(service.process)).map(({ href }) => href),
  );
  return {
    features: costFeatures,
    href: rules.services.find((service) => service.process === process)?.href,
    models: models.filter(({ service }) => paths.has(service.href)),
    order,
    words,
  };
}

/**
 * A draft of the project description for the visitor to complete, in the units that the page shows. `priced` has what the visitor chose
 * for the price.
 */
function quoteDescription(
  { model, service, material, reported }: PartWithChoices,
  priced: Priced | undefined,
  words: Words["fileCheck"],
  quantities: Words["quantities"] | undefined,
): string {
  const { metric, imperial } = sizeText(model.size, quantities);
  const isInch = showsInches();
  const { part, assembly } = priced ?? {};
  const chosen = (part && chosenOffer(part)) ?? (assembly && pricesOfAssembly(assembly).chosen);
  return [
    words.size(`${isInch ? imperial : metric}${unitNote(model, words)}`),
    words.process(service ?? ""),
    words.material(chosen?.material.name ?? material?.name ?? ""),
    ...(chosen?.finish ? [words.finish(chosen.finish.name)] : []),
    (reported?.result.parts ? words.assemblies : words.quantity)(
      chosen ? String((part ?? assembly)?.order.quantity) : "",
    ),
  ]
    .join("\n")
    .replaceAll("\u00a0", " ");
}

/** For the office, which reads the same file. */
function unitNote({ unit, statedUnit }: PartWithChoices["model"], words: Words["fileCheck"]): string {
  if (unit === statedUnit) return "";
  return ` ${words.readIn(unit, statedUnit ?? words.noUnit)}`;
}
