import { commonClass } from "material-properties/classes.ts";
import {
  type MaterialProperty,
  propertyFacts,
  propertyGroupNames,
  propertyNames,
} from "material-properties/properties.ts";
import { Fragment, type ReactNode } from "react";
import { namingSystemNames, namingSystems } from "schemas/quantities/naming-systems.ts";

import { foreignPage } from "#cms/foreign-link.ts";
import type { Grade } from "#cms/records.ts";
import type { SERVICES_QUERY_RESULT } from "#cms/types.generated.ts";
import type { Words } from "#locale/catalogs.ts";
import { propertyName } from "#locale/material-names.ts";
import { RecordText } from "#shell/record-text.tsx";
import { QuantityText } from "#ui/units/quantity.tsx";

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
export function dataSheetOf(
  grades: readonly Grade[],
  services: readonly Service[],
  { dataSheet, materialNames }: Pick<Words, "dataSheet" | "materialNames">,
): DataSheetGroup[] {
  return [
    { title: dataSheet.form, rows: formRows(services, dataSheet) },
    ...propertyGroupNames.map((group) => ({
      title: materialNames.propertyGroups[group],
      rows: propertyNames
        .filter((name) => propertyFacts(name).group === group)
        .map((name) => propertyRow(name, grades, materialNames)),
    })),
    { title: dataSheet.environments, rows: environmentRows(materialNames) },
    { title: dataSheet.supply, rows: supplyRows(dataSheet) },
  ].flatMap(({ title, rows }) => {
    const filled = rows.filter(({ cell }) => grades.some((grade) => cell(grade) !== undefined));
    return filled.length === 0 ? [] : [{ title, rows: filled }];
  });
}

function propertyRow(
  name: MaterialProperty,
  grades: readonly Grade[],
  names: Words["materialNames"],
): DataSheetRow {
  const families = grades.map(({ family }) => family);
  const shared = commonClass(families);
  return {
    label: propertyName(name, families, names),
    method: shared && propertyFacts(name).method?.[shared],
    field: name,
    isNumeric: true,
    cell: ({ [name]: quantity }) =>
      quantity && (
        <>
          <QuantityText quantity={quantity} />
          {quantity.note && (
            <small>
              <RecordText of={quantity} field="note" />
            </small>
          )}
        </>
      ),
  };
}

function formRows(services: readonly Service[], words: Words["dataSheet"]): DataSheetRow[] {
  return [
    {
      label: words.process,
      field: "services",
      cell: ({ services: ids }) => linksTo(services.filter(({ _id }) => ids?.includes(_id))),
    },
    textRow(words.condition, "condition"),
    ...namingSystemNames.map((name) => textRow(words.nameIn(namingSystems[name].title), name)),
    textRow(words.standards, "standards"),
  ];
}

function linksTo(services: readonly Service[]): ReactNode {
  if (services.length === 0) return undefined;
  return services.map(({ _id, title, shortName, path }, index) => (
    <Fragment key={_id}>
      {index > 0 && ", "}
      <a href={path} {...foreignPage(path)} className="text-link">
        {shortName ?? title}
      </a>
    </Fragment>
  ));
}

function environmentRows({ environments, resistances }: Words["materialNames"]): DataSheetRow[] {
  return Object.entries(environments).map(([name, label]) => ({
    label,
    field: "resistance",
    cell: ({ resistance }) => {
      const rating = ratingOf(resistance, name);
      return rating && resistances[rating];
    },
  }));
}

type Ratings = NonNullable<Grade["resistance"]>;
type Rating = keyof Words["materialNames"]["resistances"];

function ratingOf(ratings: Ratings | undefined, environment: string): Rating | undefined {
  return Object.entries(ratings ?? {}).find(([name]) => name === environment)?.[1];
}

function supplyRows(words: Words["dataSheet"]): DataSheetRow[] {
  return [
    textRow(words.flameRating, "flammability"),
    textRow(words.uses, "uses"),
    textRow(words.colors, "colors"),
    textRow(words.availability, "availability"),
    textRow(words.source, "source"),
  ];
}

/** A row with a text of each grade, or a list of texts. */
function textRow(label: string, field: TextField): DataSheetRow {
  return {
    label,
    field,
    cell: (grade) => (grade[field]?.length ? <RecordText of={grade} field={field} /> : undefined),
  };
}

type TextField =
  | "condition"
  | "standards"
  | "flammability"
  | "uses"
  | "colors"
  | "availability"
  | "source"
  | (typeof namingSystemNames)[number];
