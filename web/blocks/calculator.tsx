import { sortValue } from "schemas/quantity.ts";

import { LazyCalculatorForm } from "#calculators/calculator-form.lazy.tsx";
import { CommonValues } from "#calculators/common-values.tsx";
import { findCalculator } from "#calculators/index.ts";
import type { DenseGrade } from "#calculators/weight.ts";
import { getGrades } from "#cms/content.ts";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

/** A calculator with what a reader needs to trust it: formula, limits, source, and a table that needs no scripts. */
export async function Calculator(block: BlockProps<"calculator">) {
  const { kind, heading, editAttributes } = block;
  const grades = kind === "weight" ? await getDenseGrades() : [];
  const found = findCalculator(kind, grades);
  if (found === undefined) return null;
  return (
    <Section block={block}>
      <div className="col-span-12 grid gap-8" {...editAttributes("kind")}>
        <LazyCalculatorForm kind={kind} grades={grades} />
        <CommonValues calculator={found} caption={`${heading}: common values`} />
        <div className="max-w-text text-14 text-ink-2">
          <ul className="mb-3 grid gap-1 font-mono text-13">
            {found.formulas.map((formula) => (
              <li key={formula}>{formula}</li>
            ))}
          </ul>
          <p>{found.limits}</p>
          <p className="mt-2 text-13 text-ink-3">Source: {found.source}</p>
        </div>
      </div>
    </Section>
  );
}

/** The grades that have a density, by name. */
async function getDenseGrades(): Promise<DenseGrade[]> {
  const grades = await getGrades();
  return grades
    .flatMap(({ _id, name, density }) => {
      const value = density && sortValue(density);
      return value === undefined ? [] : [{ id: _id, name, density: value }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, "en-US"));
}
