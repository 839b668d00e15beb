"use client";

import type { Process } from "part-check/rules/rule.ts";
import { CheckedPart, type PartWithChoices } from "part-view/checked-part.tsx";
import { sizeText } from "part-view/lengths.ts";
import { type Reported, reportOf } from "part-view/report.ts";
import { PartWordsContext } from "part-view/use-words.ts";
import { useEffect, useRef, useState } from "react";
import { languagePrefix } from "schemas/fields/language.ts";

import "part-view/part-view.css";
import "./part-report.css";

import { INCH, UNITS } from "#hydration/protocol.ts";
import type { Words } from "#locale/catalogs.ts";
import * as english from "#locale/en/part-check.ts";
import { pageLanguage } from "#locale/page-language.ts";
import { usePartWords } from "#locale/use-part-words.ts";
import { usePackageWords, useWords } from "#locale/use-words.ts";
import { fetchPriceModels, type PriceModel } from "#pricing/price-model.ts";
import { requestQuoteForPart } from "#quote/form/attach-part.ts";
import { buttonClass } from "#ui/button.ts";

import {
  AssemblyNote,
  AssemblyPrice,
  type PricedAssembly,
  pricedAssembly,
  pricesOfAssembly,
} from "./assembly-price.tsx";
import {
  chosenOffer,
  FIRST_ORDER,
  isOrdered,
  type PartOrder,
  PartPrice,
  type PricedPart,
  PriceNote,
} from "./part-price.tsx";

interface FileCheckProps {
  file: File;
  /** Whether it is a part to try, for which nobody needs a quote. */
  isSample: boolean;
}

/** The check of one file, with prices, from which the visitor can request a quote. */
export function FileCheck({ file, isSample }: FileCheckProps) {
  const { fileCheck: words, locale } = useWords(english);
  const pricingWords = usePackageWords("pricing");
  const partWords = usePartWords();
  const check = useRef<HTMLDivElement>(null);
  const models = usePriceModels();
  const [checkedOn] = useState(() => new Date().toLocaleDateString(locale, { dateStyle: "long" }));
  /** Undefined until the visitor chooses something. */
  const [order, setOrder] = useState<PartOrder>();
  // The answer is below the file zone, and would be out of view.
  useEffect(() => {
    check.current?.scrollIntoView({ block: "start" });
  }, []);

  const priced = (reported: Reported | undefined, process: Process | undefined): Priced => {
    const terms = { models, order: order ?? FIRST_ORDER, words: pricingWords };
    return reported
      ? { part: pricedPart(reported, process, terms), assembly: pricedAssembly(reported, process, terms) }
      : {};
  };
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
          notesOf={({ reported }) => {
            const ordered = order ?? FIRST_ORDER;
            const { costFeatures, parts } = reported?.result ?? {};
            const hasPrices = models.length > 0 && (costFeatures ?? parts) !== undefined;
            if (!hasPrices || !isOrdered(ordered)) return undefined;
            const quantity = ordered.quantity.toLocaleString(locale);
            return {
              title: parts ? words.assemblyPriceAt(quantity) : words.priceAt(quantity),
              render: (process) => {
                const { part, assembly } = priced(reported, process);
                return (
                  <>
                    {part && <PriceNote {...part} />}
                    {assembly && <AssemblyNote {...assembly} />}
                  </>
                );
              },
            };
          }}
          renderPrice={({ reported }) => {
            const { part, assembly } = priced(reported, reported?.open.process);
            return (
              <>
                {part && <PartPrice {...part} setOrder={setOrder} />}
                {assembly && <AssemblyPrice {...assembly} setOrder={setOrder} />}
              </>
            );
          }}
          renderActions={(part) => (
            <>
              {!isSample && (
                <button
                  type="button"
                  className={buttonClass("primary")}
                  onClick={() =>
                    void requestQuoteForPart(
                      file,
                      quoteDescription(
                        part,
                        order && priced(part.reported, part.reported?.open.process),
                        words,
                        partWords.quantities,
                      ),
                      part.reported ? reportOf(part.reported) : "",
                    )
                  }
                >
                  {words.requestQuote}
                </button>
              )}
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

/** A checked part with the models of all processes that can make it. Undefined if `process` cannot, and for an assembly. */
function pricedPart(
  { result: { costFeatures }, rules, assessments }: Reported,
  process: Process | undefined,
  { models, order, words }: Pick<PricedPart, "models" | "order" | "words">,
): PricedPart | undefined {
  const fitting = new Set(
    assessments.filter(({ verdict }) => verdict !== "unsuitable").map((one) => one.process),
  );
  if (costFeatures === undefined || process === undefined || !fitting.has(process)) return undefined;
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
  const isInch = document.documentElement.dataset[UNITS] === INCH;
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
