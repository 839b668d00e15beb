import { type UnitSystem } from "quantities/converted-number.ts";
import { formatQuantity, formatSize, type Quantity, type Size } from "quantities/quantity.ts";
import { type TextPart, textParts } from "quantities/text-parts.ts";
import { Fragment, type ReactNode } from "react";

import { wordsOf } from "#locale/catalogs.ts";
import { getLanguage, getWords } from "#locale/words.ts";
import { renderBudget } from "#render-budget.ts";

import { keepUnitsTogether } from "../non-breaking.ts";

type Format = (system: UnitSystem) => string;

interface Noted {
  /** A condition, for example “up to 100 mm”. */
  note?: string | undefined;
  /** The languages of the texts that are not in the language of the page. */
  foreign?: { readonly note?: string } | undefined;
}

interface LanguageProps {
  /** The language of the text and of the unit's name. Default: that of the page that is being rendered. */
  language?: string | undefined;
}

interface QuantityTextProps extends LanguageProps {
  quantity: Quantity | undefined;
  /** Whether the column header shows the unit too. data-table.css hides the unit of the cell while the header is visible. */
  hasUnitInHead?: boolean;
}

/** A quantity in both unit systems. The unit switch of the page decides which one is visible (units.css). */
export function QuantityText({
  quantity,
  hasUnitInHead = false,
  language = getLanguage(),
}: QuantityTextProps) {
  if (!quantity) return null;
  const { quantities } = wordsOf(language);
  const format: Format = (system) => formatQuantity(quantity, system, quantities);
  return hasUnitInHead ? <BothSystems format={format} unitClass="unit" /> : <BothSystems format={format} />;
}

/** The unit of a quantity, without the number. */
export function UnitText({ quantity }: { quantity: Quantity }) {
  return (
    <BothSystems
      format={(system) => split(formatQuantity(quantity, system, getWords().quantities)).unit.trim()}
    />
  );
}

/** Lengths in mm with one unit after the last: “0.5, 0.8, 1 mm”. */
export function LengthsText({ lengths }: { lengths: readonly number[] }) {
  const { quantities } = getWords();
  return (
    <BothSystems
      format={(system) => {
        const texts = lengths.map((value) =>
          split(formatQuantity({ value, unit: "mm" }, system, quantities)),
        );
        return texts.map(({ number }) => number).join(", ") + (texts[0]?.unit ?? "");
      }}
    />
  );
}

export function SizeText({ size, language = getLanguage() }: { size: Size | undefined } & LanguageProps) {
  const { quantities } = wordsOf(language);
  return size ? <BothSystems format={(system) => formatSize(size, system, quantities)} /> : null;
}

/**
 * The measures of texts that the current render may still show in both systems. The largest page has 400. Each takes kilobytes while its page is
 * rendered, so a page with nothing else ended the process.
 */
const getMeasureBudget = renderBudget(5000);

/** The parts of a text whose numbers keep to their units. Its measures are parts of their own, unless the page has too many. */
export function textWithMeasures(text: string, language: string): TextPart[] {
  const kept = keepUnitsTogether(text);
  const budget = getMeasureBudget();
  if (budget.left <= 0) return [kept];
  const parts = textParts(kept, wordsOf(language).measures);
  budget.left -= parts.filter((part) => typeof part !== "string").length;
  return parts;
}

/** A text whose numbers keep to their units, and whose lengths, temperatures and strengths are shown in both unit systems. A draft can lack it. */
export function ConvertedText({
  text,
  language = getLanguage(),
}: { text: string | null | undefined } & LanguageProps) {
  if (!text) return null;
  return textWithMeasures(text, language).map((part, index) =>
    typeof part === "string" ? (
      part
    ) : (
      // The parts of a text keep their order.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        <span className="metric">{part.metric}</span>
        <span className="imperial">{part.imperial}</span>
      </Fragment>
    ),
  );
}

/** Renders a text of which only the language is known. */
export function convertedText(text: string, language: string | undefined): ReactNode {
  return <ConvertedText text={text} language={language} />;
}

/** A quantity or a size, with its note. */
export function Value({ value, language }: { value: (Quantity | Size) & Noted } & LanguageProps) {
  const isSize = "length" in value;
  const noteLanguage = value.foreign?.note;
  return (
    <>
      <span className="whitespace-nowrap">
        {isSize ? (
          <SizeText size={value} language={language} />
        ) : (
          <QuantityText quantity={value} language={language} />
        )}
      </span>
      {value.note && " "}
      {value.note && (
        <span
          {...(noteLanguage && { lang: noteLanguage })}
          className="inline-block font-sans text-13 text-ink-3"
        >
          <ConvertedText text={value.note} language={noteLanguage ?? language} />
        </span>
      )}
    </>
  );
}

/** A quantity in large type, with a smaller unit. */
export function LargeValue({ format }: { format: Format }) {
  return <BothSystems format={format} unitClass="small-unit" />;
}

function BothSystems({ format, unitClass }: { format: Format; unitClass?: string }) {
  const metric = format("metric");
  const imperial = format("imperial");
  const show = (text: string): ReactNode => (unitClass ? <Split text={text} unitClass={unitClass} /> : text);
  if (metric === imperial) return show(metric);
  return (
    <>
      <span className="metric">{show(metric)}</span>
      <span className="imperial">{show(imperial)}</span>
    </>
  );
}

function Split({ text, unitClass }: { text: string; unitClass: string }) {
  const { number, unit } = split(text);
  return (
    <>
      {number}
      {unit && <span className={unitClass}>{unit}</span>}
    </>
  );
}

/** `8.19 g/cm³` → `8.19`, ` g/cm³` */
function split(text: string): { number: string; unit: string } {
  const [, number = text, unit = ""] = /^(.*\d)(\D*)$/.exec(text) ?? [];
  return { number, unit };
}
