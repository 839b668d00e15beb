import {
  materialProperties,
  metals,
  needs as needNames,
  type MaterialProperty,
} from "schemas/material-properties.ts";
import { sortValue } from "schemas/quantity.ts";

import { getGrades, inOrder } from "#cms/content.ts";
import { type EditAttributes, listPath } from "#cms/edit-attributes.tsx";
import { editable } from "#cms/edit-attributes.tsx";
import type { GRADES_QUERY_RESULT } from "#cms/types.generated.ts";
import { InteractiveDataTable } from "#ui/data-table.lazy.tsx";
import { type DataColumn, type DataRow, DataTable } from "#ui/data-table.tsx";
import { QuantityText, UnitText } from "#ui/quantity.tsx";

import type { BlockProps } from "./block.ts";
import { GradeHead } from "./grade-head.tsx";
import { Section } from "./section.tsx";
import { ShareBar } from "./share-bar.tsx";

type Grade = GRADES_QUERY_RESULT[number];

/** Twenty times as strong as a plastic: on one scale its bar would be a dot. */
const isMetal = ({ family }: Grade) => metals.some((metal) => metal === family);

export async function MaterialTable(block: BlockProps<"materialTable">) {
  const grades = gradesOf(block, await getGrades());
  const properties = knownProperties(block, grades);
  const hasTwoScales =
    properties.includes("tensileStrength") && grades.some(isMetal) && !grades.every(isMetal);
  const table = {
    caption: block.heading,
    nameTitle: "Grade",
    columns: properties.map((name) => columnOf(name, grades)),
    rows: grades.map((grade) =>
      rowOf(grade, {
        properties,
        grades,
        isShort: block.isShort === true,
        editAttributes: block.editAttributes.of({ _id: grade._id, _type: "materialGrade" }),
      }),
    ),
  };
  return (
    <Section block={block}>
      <div
        className="col-span-12"
        {...block.editAttributes(listPath(block.selection, { hand: "grades", service: "services" }))}
      >
        {block.isShort ? (
          <DataTable {...table} />
        ) : (
          <InteractiveDataTable {...table} filters={filtersOf(grades)} />
        )}
        <p className="mt-4 text-13 text-ink-3">
          Typical values, not for specification.
          {hasTwoScales && " Bars compare metals with metals, and plastics with plastics."}
        </p>
      </div>
    </Section>
  );
}

function gradesOf(
  { selection, services = [], grades = [] }: BlockProps<"materialTable">,
  all: Grade[],
): Grade[] {
  if (selection === "hand") return inOrder(grades, all);
  if (selection !== "service") return all;
  const wanted = new Set(services.map(({ _ref }) => _ref));
  return all.filter((grade) => grade.services?.some((id) => wanted.has(id)));
}

const isProperty = (name: string): name is MaterialProperty => Object.hasOwn(materialProperties, name);

/** The columns that an editor chose, or all; without those that no grade has a value for. */
function knownProperties(
  { properties }: BlockProps<"materialTable">,
  grades: readonly Grade[],
): MaterialProperty[] {
  const chosen = properties?.length ? properties : Object.keys(materialProperties).filter(isProperty);
  return chosen.filter((name) => grades.some((grade) => numberOf(grade, name) !== undefined));
}

function numberOf(grade: Grade, name: MaterialProperty): number | undefined {
  const quantity = grade[name];
  return quantity && sortValue(quantity);
}

function columnOf(name: MaterialProperty, grades: readonly Grade[]): DataColumn {
  const { title } = materialProperties[name];
  const [first] = grades.flatMap((grade) => grade[name] ?? []);
  return {
    name,
    title,
    isNumeric: true,
    ...(first && haveOneUnit(name, grades) && { unit: <UnitText quantity={first} /> }),
  };
}

/** Hardness has several scales. */
function haveOneUnit(name: MaterialProperty, grades: readonly Grade[]): boolean {
  return new Set(grades.flatMap((grade) => grade[name]?.unit ?? [])).size === 1;
}

interface Context {
  readonly properties: readonly MaterialProperty[];
  readonly grades: readonly Grade[];
  readonly isShort: boolean;
  readonly editAttributes: EditAttributes;
}

function rowOf(grade: Grade, { properties, grades, isShort, editAttributes }: Context): DataRow {
  return {
    id: grade._id,
    name: grade.name,
    nameCell: editable(editAttributes("name"), <GradeHead grade={grade} isShort={isShort} />),
    cells: Object.fromEntries(
      properties.map((name) => [
        name,
        editable(
          editAttributes(name),
          <>
            <QuantityText quantity={grade[name]} hasUnitInHead={haveOneUnit(name, grades)} />
            {name === "tensileStrength" && (
              <ShareBar
                value={numberOf(grade, name)}
                of={grades
                  .filter((other) => isMetal(other) === isMetal(grade))
                  .map((other) => numberOf(other, name))}
              />
            )}
          </>,
        ),
      ]),
    ),
    sortValues: Object.fromEntries(properties.map((name) => [name, numberOf(grade, name)])),
    filterValues: { family: [grade.family], need: grade.needs ?? [] },
  };
}

function filtersOf(grades: readonly Grade[]) {
  const families = [...new Set(grades.map(({ family }) => family))];
  const needs = [...new Set(grades.flatMap(({ needs: own }) => own ?? []))];
  return [
    { name: "family", label: "Family", options: families.map((value) => ({ value, title: value })) },
    { name: "need", label: "Good for", options: needs.map((value) => ({ value, title: needNames[value] })) },
  ];
}
