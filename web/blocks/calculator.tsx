import { sortValue } from "schemas/quantity.ts";

import { LazyCalculatorForm } from "#calculators/calculator-form.lazy.tsx";
import { CommonValues } from "#calculators/common-values.tsx";
import { findCalculator } from "#calculators/index.ts";
import type { DenseGrade } from "#calculators/weight.ts";
import { getGrades, inOrder } from "#cms/content.ts";
import { CmsLink } from "#site/cms-link.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

/**
 * A calculator with what a reader needs to trust it: formula, limits, source, and a table that needs no scripts. With a link to
 * its full version the HTML has only the link: guides are long, and few readers use it.
 */
export async function Calculator(block: BlockProps<"calculator">) {
  const { kind, heading, fullVersion, context, editAttributes } = block;
  const grades = kind === "weight" ? await getDenseGrades(block) : [];
  const found = findCalculator(kind, grades);
  if (found === undefined) return null;
  return (
    <Section block={block}>
      <div className="col-span-12 grid gap-8" {...editAttributes("kind")}>
        {fullVersion ? (
          <LazyCalculatorForm kind={kind} grades={grades} hasUnitSwitch={!context.hasUnitSwitch}>
            <CmsLink link={fullVersion} className="text-link">
              Table of common values
            </CmsLink>
          </LazyCalculatorForm>
        ) : (
          <>
            <LazyCalculatorForm kind={kind} grades={grades} hasUnitSwitch={!context.hasUnitSwitch} />
            <CommonValues calculator={found} caption={`${heading}: common values`} />
          </>
        )}
      </div>
    </Section>
  );
}

/** The grades to choose from that have a density: in the editor's order, or by name. */
async function getDenseGrades({
  services = [],
  grades = [],
}: Pick<BlockProps<"calculator">, "services" | "grades">): Promise<DenseGrade[]> {
  const all = await getGrades();
  const wanted = new Set(services.map(({ _ref }) => _ref));
  const chosen =
    grades.length > 0
      ? inOrder(grades, all)
      : all
          .filter((grade) => wanted.size === 0 || grade.services?.some((id) => wanted.has(id)))
          .toSorted((a, b) => a.name.localeCompare(b.name, "en-US"));
  return chosen.flatMap(({ _id, name, density }) => {
    const value = density && sortValue(density);
    return value === undefined ? [] : [{ id: _id, name, density: value }];
  });
}
