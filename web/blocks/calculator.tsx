import type { CalculatorContent, CalculatorGrade } from "calculators/calculator.ts";
import { findCalculator } from "calculators/find-calculator.ts";
import { type KindWithGrades, usesGrades } from "calculators/kinds.ts";
import { chartRows } from "comparison-charts/comparison-chart.tsx";
import { isMetalFamily } from "material-properties/classes.ts";
import { sortValue } from "quantities/quantity.ts";
import { sortByText } from "unicode-text/unicode-text.ts";

import { LazyCalculatorForm } from "#calculators/calculator-form.lazy.tsx";
import { CommonValues } from "#calculators/common-values.tsx";
import { inOrder } from "#cms/content.ts";
import { languageOf, languageOfName } from "#cms/foreign-text.ts";
import { getChart, getGrades, type Grade } from "#cms/records.ts";
import { withinPage } from "#cms/sections.ts";
import { getWords } from "#locale/words.ts";
import { CmsLink } from "#shell/cms-link.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

/**
 * A calculator with its formula, limits and source, and a table of examples that needs no scripts. If it links to a full version,
 * the HTML contains only the link, because guides are long and few readers use their calculators.
 */
export async function Calculator(block: BlockProps<"calculator">) {
  const { kind, heading, fullVersion, context, editAttributes } = block;
  const content = await contentOf(block);
  const found = findCalculator(kind, content, getWords().calculators);
  if (found === undefined) return null;
  const { calculatorBlock } = getWords();
  return (
    <Section block={block}>
      <div className="pieces col-span-12 grid grid-cols-1 gap-8" {...editAttributes("kind")}>
        {fullVersion ? (
          <LazyCalculatorForm kind={kind} content={content} hasUnitSwitch={!context.hasUnitSwitch}>
            <CmsLink link={fullVersion} className="text-link">
              {calculatorBlock.commonValues}
            </CmsLink>
          </LazyCalculatorForm>
        ) : (
          <>
            <LazyCalculatorForm kind={kind} content={content} hasUnitSwitch={!context.hasUnitSwitch} />
            <CommonValues calculator={found} caption={calculatorBlock.caption(heading)} />
          </>
        )}
      </div>
    </Section>
  );
}

/** What the calculator of a block takes from other documents. */
async function contentOf(block: BlockProps<"calculator">): Promise<CalculatorContent> {
  const { kind, chart } = block;
  if (kind && usesGrades(kind)) return { grades: withinPage(figuresOf(kind, await chosenGrades(block))) };
  if (kind !== "roughness" || !chart) return {};
  const stored = await getChart(chart._ref);
  const rows = stored ? chartRows(stored) : [];
  return {
    roughnesses: rows.map(({ label, from, to }) => {
      const row = stored?.rows.find((each) => each.label === label);
      return Object.assign({ label, from, to }, languageOf(row, "label"));
    }),
  };
}

/** The grades that a visitor can choose: in the editor's order, or sorted by name. */
async function chosenGrades({
  services = [],
  grades = [],
}: Pick<BlockProps<"calculator">, "services" | "grades">): Promise<Grade[]> {
  const all = await getGrades();
  if (grades.length > 0) return inOrder(grades, all);
  const wanted = new Set(services.map(({ _ref }) => _ref));
  const offered = all.filter(({ services: ids }) => wanted.size === 0 || ids?.some((id) => wanted.has(id)));
  return sortByText(offered, ({ name }) => name, getWords().locale);
}

/** The properties that a kind of calculator needs, so that the page contains no others. Grades without them are left out. */
function figuresOf(kind: KindWithGrades, grades: readonly Grade[]): CalculatorGrade[] {
  return grades.flatMap<CalculatorGrade>((grade) => {
    const { _id, name, family, modulus, snapFitStrain } = grade;
    const named = { id: _id, name, ...languageOfName(grade) };
    if (kind === "weight") {
      const density = grade.density && sortValue(grade.density);
      return density === undefined ? [] : [{ ...named, density }];
    }
    if (kind === "thermalExpansion") {
      const expansion = grade.thermalExpansion && sortValue(grade.thermalExpansion);
      return expansion === undefined ? [] : [{ ...named, expansion }];
    }
    const gigapascals = modulus && sortValue(modulus);
    if (gigapascals === undefined || isMetalFamily(family) || family === "Elastomer") return [];
    const strainLimit = snapFitStrain?.min ?? snapFitStrain?.value;
    return [{ ...named, modulus: Math.round(gigapascals * 1000), ...(strainLimit && { strainLimit }) }];
  });
}
