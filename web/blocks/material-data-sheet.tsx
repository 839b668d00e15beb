import { Fragment, type ReactNode } from "react";
import {
  environments,
  commonClass,
  type MaterialProperty,
  propertyFacts,
  propertyTitle,
  propertyGroups,
  propertyNames,
  resistances,
} from "schemas/quantities/material-properties.ts";
import { namingSystemNames, namingSystems } from "schemas/quantities/naming-systems.ts";

import type { Grade } from "#cms/content.ts";
import type { SERVICES_QUERY_RESULT } from "#cms/types.generated.ts";
import { ConvertedText, QuantityText } from "#ui/units/quantity.tsx";

type Service = Pick<SERVICES_QUERY_RESULT[number], "_id" | "title" | "shortName" | "path">;

export interface DataSheetRow {
  readonly label: string;
  /** The test standards. */
  readonly method?: string | undefined;
  /** The field of the grade that the row shows. */
  readonly field: string;
  readonly isNumeric?: boolean;
  /** The content of the cell for a grade. Undefined if the grade has no value. */
  readonly cell: (grade: Grade) => ReactNode;
}

interface DataSheetGroup {
  readonly title: string;
  readonly rows: readonly DataSheetRow[];
}

/** The groups of a data sheet and their rows. Groups and rows without a value of any grade are left out. */
export function dataSheetOf(grades: readonly Grade[], services: readonly Service[]): DataSheetGroup[] {
  return [
    { title: "Form and condition", rows: formRows(services) },
    ...Object.entries(propertyGroups).map(([group, title]) => ({
      title,
      rows: propertyNames
        .filter((name) => propertyFacts(name).group === group)
        .map((name) => propertyRow(name, grades)),
    })),
    { title: "Chemicals and weather", rows: environmentRows },
    { title: "Supply", rows: supplyRows },
  ].flatMap(({ title, rows }) => {
    const filled = rows.filter(({ cell }) => grades.some((grade) => cell(grade) !== undefined));
    return filled.length === 0 ? [] : [{ title, rows: filled }];
  });
}

function propertyRow(name: MaterialProperty, grades: readonly Grade[]): DataSheetRow {
  const families = grades.map(({ family }) => family);
  const shared = commonClass(families);
  return {
    label: propertyTitle(name, families),
    method: shared && propertyFacts(name).method?.[shared],
    field: name,
    isNumeric: true,
    cell: ({ [name]: quantity }) =>
      quantity && (
        <>
          <QuantityText quantity={quantity} />
          {quantity.note && (
            <small>
              <ConvertedText text={quantity.note} />
            </small>
          )}
        </>
      ),
  };
}

function formRows(services: readonly Service[]): DataSheetRow[] {
  return [
    {
      label: "Process",
      field: "services",
      cell: ({ services: ids }) => linksTo(services.filter(({ _id }) => ids?.includes(_id))),
    },
    { label: "Condition", field: "condition", cell: ({ condition }) => condition },
    ...namingSystemNames.map((name) => ({
      label: `Name in ${namingSystems[name].title}`,
      field: name,
      cell: ({ [name]: names }: Grade) => joined(names),
    })),
    { label: "Standards and other names", field: "standards", cell: ({ standards }) => joined(standards) },
  ];
}

function linksTo(services: readonly Service[]): ReactNode {
  if (services.length === 0) return undefined;
  return services.map(({ _id, title, shortName, path }, index) => (
    <Fragment key={_id}>
      {index > 0 && ", "}
      <a href={path} className="text-link">
        {shortName ?? title}
      </a>
    </Fragment>
  ));
}

const environmentRows = Object.entries(environments).map(([name, label]): DataSheetRow => ({
  label,
  field: "resistance",
  cell: ({ resistance }) => {
    const rating = ratingOf(resistance, name);
    return rating && resistances[rating];
  },
}));

type Ratings = NonNullable<Grade["resistance"]>;

function ratingOf(ratings: Ratings | undefined, environment: string): keyof typeof resistances | undefined {
  return Object.entries(ratings ?? {}).find(([name]) => name === environment)?.[1];
}

const supplyRows: readonly DataSheetRow[] = [
  { label: "Flame rating", field: "flammability", cell: ({ flammability }) => flammability },
  { label: "Typical parts", field: "uses", cell: ({ uses }) => joined(uses) },
  { label: "Colors", field: "colours", cell: (grade) => joined(grade.colours) },
  { label: "Availability", field: "availability", cell: ({ availability }) => availability },
  { label: "Source of the values", field: "source", cell: ({ source }) => source },
];

function joined(lines: readonly string[] | undefined): string | undefined {
  return lines?.length ? lines.join("; ") : undefined;
}
