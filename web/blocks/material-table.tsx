import { type DataColumn, type DataRow, DataTable } from "data-table/data-table.tsx";
import { isMetalFamily } from "material-properties/classes.ts";
import { type MaterialProperty, propertyNames } from "material-properties/properties.ts";
import { sortValue } from "quantities/quantity.ts";
import { Fragment } from "react";
import { MAX_TABLE_PROPERTIES } from "schemas/blocks/material-table.ts";
import { namingSystemNames, namingSystems } from "schemas/quantities/naming-systems.ts";

import { inOrder } from "#cms/content.ts";
import { editable, type EditAttributes, listPath } from "#cms/edit-attributes.tsx";
import { foreignLink } from "#cms/foreign-link.ts";
import { foreignLanguage, languageOfName } from "#cms/foreign-text.ts";
import { getGradePaths, getGrades, type Grade } from "#cms/records.ts";
import { withinPage } from "#cms/sections.ts";
import type { Link } from "#cms/types.generated.ts";
import { familyName, propertyName } from "#locale/material-names.ts";
import { getWords } from "#locale/words.ts";
import { CmsLink } from "#shell/cms-link.tsx";
import { RecordText } from "#shell/record-text.tsx";
import { LazyDataTable } from "#ui/data-table.lazy.tsx";
import { TextsInLanguages } from "#ui/in-language.tsx";
import { ConvertedText, convertedText, QuantityText, UnitText } from "#ui/units/quantity.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";
import { StockTable } from "./stock-table.tsx";

/**
 * Metals have a separate scale: they are twenty times as strong as plastics, so the bars of plastics would be too short to compare.
 */
const isMetal = ({ family }: Grade) => isMetalFamily(family);

export async function MaterialTable(block: BlockProps<"materialTable">) {
  const [all, paths] = await Promise.all([getGrades(), getGradePaths()]);
  const grades = withinPage(gradesOf(block, all, paths));
  const attributes = block.editAttributes(listPath(block.selection, { hand: "grades", service: "services" }));
  if (block.view === "stock")
    return (
      <Section block={block}>
        <div className="col-span-12" {...attributes}>
          <StockTable caption={block.heading} grades={grades} isShort={block.isShort === true} />
        </div>
      </Section>
    );
  const words = getWords().materialTable;
  const properties = shownProperties(block, grades);
  const hasTwoScales =
    properties.includes("tensileStrength") && grades.some(isMetal) && !grades.every(isMetal);
  const table = {
    caption: block.heading,
    nameTitle: words.grade,
    columns: properties.map((name) => columnOf(name, grades)),
    rows: grades.map((grade) =>
      rowOf(grade, {
        properties,
        grades,
        path: paths.get(grade._id),
        isShort: block.isShort === true,
        finishLink: block.finishLink,
        editAttributes: block.editAttributes.of({ _id: grade._id, _type: "materialGrade" }),
      }),
    ),
  };
  return (
    <Section block={block}>
      <div className="col-span-12" {...attributes}>
        {block.isShort ? (
          <DataTable {...table} />
        ) : (
          <LazyDataTable content={Promise.resolve({ ...table, filters: filtersOf(grades) })} />
        )}
        <p className="mt-4 text-13 text-ink-3">
          {words.notice}
          {hasTwoScales && ` ${words.twoScales}`}
        </p>
      </div>
    </Section>
  );
}

function gradesOf(
  { selection, services = [], grades = [] }: BlockProps<"materialTable">,
  all: Grade[],
  paths: ReadonlyMap<string, string>,
): Grade[] {
  if (selection === "hand") return inOrder(grades, all);
  if (selection === "paged") return firstOfEachPage(all, paths);
  if (selection !== "service") return all;
  const wanted = new Set(services.map(({ _ref }) => _ref));
  return all.filter((grade) => grade.services?.some((id) => wanted.has(id)));
}

/** One grade for each grade page: the one in the first column of its data sheet. */
function firstOfEachPage(all: Grade[], paths: ReadonlyMap<string, string>): Grade[] {
  const gradesOfPages = Map.groupBy(paths.entries(), ([, path]) => path).values();
  const firstIds = new Set(gradesOfPages.map(([first]) => first?.[0]));
  return all.filter(({ _id }) => firstIds.has(_id));
}

/** The properties that an editor chose, or else all. Those without a value of any grade are left out. */
function shownProperties(
  { properties }: BlockProps<"materialTable">,
  grades: readonly Grade[],
): MaterialProperty[] {
  const chosen = properties?.length ? properties : propertyNames;
  return chosen
    .filter((name) => grades.some((grade) => numberOf(grade, name) !== undefined))
    .slice(0, MAX_TABLE_PROPERTIES);
}

function numberOf(grade: Grade, name: MaterialProperty): number | undefined {
  const quantity = grade[name];
  return quantity && sortValue(quantity);
}

function columnOf(name: MaterialProperty, grades: readonly Grade[]): DataColumn {
  const families = grades.filter((grade) => grade[name]).map(({ family }) => family);
  const title = propertyName(name, families, getWords().materialNames);
  const [first] = grades.flatMap((grade) => grade[name] ?? []);
  return {
    name,
    title,
    isNumeric: true,
    ...(first && haveOneUnit(name, grades) && { unit: <UnitText quantity={first} /> }),
  };
}

/** Whether all grades have the property in the same unit. Hardness has several scales. */
function haveOneUnit(name: MaterialProperty, grades: readonly Grade[]): boolean {
  return new Set(grades.flatMap((grade) => grade[name]?.unit ?? [])).size === 1;
}

interface RowContext {
  readonly properties: readonly MaterialProperty[];
  readonly grades: readonly Grade[];
  /** The path of the grade's own page. */
  readonly path: string | undefined;
  readonly isShort: boolean;
  readonly finishLink: Link | undefined;
  readonly editAttributes: EditAttributes;
}

function rowOf(grade: Grade, context: RowContext): DataRow {
  const { properties, grades, editAttributes } = context;
  return {
    id: grade._id,
    name: grade.name,
    ...languageOfName(grade),
    nameCell: editable(editAttributes("name"), <GradeName grade={grade} {...context} />),
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
                all={grades
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
  const { materialNames, materialTable: words } = getWords();
  const families = [...new Set(grades.map(({ family }) => family))];
  const needs = [...new Set(grades.flatMap(({ needs: own }) => own ?? []))];
  return [
    {
      name: "family",
      label: words.family,
      options: families.map((value) => ({ value, title: familyName(value, materialNames) })),
    },
    {
      name: "need",
      label: words.need,
      options: needs.map((value) => ({ value, title: materialNames.needs[value] })),
    },
  ];
}

type GradeNameProps = { grade: Grade } & Pick<RowContext, "path" | "isShort" | "finishLink">;

/**
 * The name of a grade, linked to its page if it has one. In a complete table, its family opens the strengths, limits and other
 * details.
 */
function GradeName({ grade, path, isShort, finishLink }: GradeNameProps) {
  const { family, finishes, uses } = grade;
  const { materialNames, materialTable: words } = getWords();
  const name = (
    <RecordText of={grade} field="name">
      {grade.name}
    </RecordText>
  );
  const detail = (
    label: string,
    field: "strengths" | "limits" | "uses" | "colors" | "standards" | "flammability" | "source",
  ) => (grade[field]?.length ? [{ label, shown: <RecordText of={grade} field={field} /> }] : []);
  const names = namesOf(grade);
  const details = [
    ...detail(words.strengths, "strengths"),
    ...detail(words.limits, "limits"),
    ...detail(words.uses, "uses"),
    ...(finishes?.length
      ? [{ label: words.finishes, shown: <FinishNames finishes={finishes} link={finishLink} /> }]
      : []),
    ...detail(words.colors, "colors"),
    ...(names.length > 0
      ? [
          {
            label: words.names,
            shown: <TextsInLanguages texts={names} separator="; " renderText={convertedText} />,
          },
        ]
      : []),
    ...detail(words.standards, "standards"),
    ...detail(words.flameRating, "flammability"),
    ...detail(words.source, "source"),
  ];
  const linked = path !== undefined && (
    <a href={path} {...foreignLink(path)} className="inline-block min-h-6 text-link">
      {name}
    </a>
  );
  if (isShort || details.length === 0) {
    return (
      <>
        {linked || name}
        <small>
          {uses ? (
            <RecordText of={grade} field="uses">
              <ConvertedText text={uses.slice(0, 2).join(" · ")} language={foreignLanguage(grade, "uses")} />
            </RecordText>
          ) : (
            <ConvertedText text={familyName(family, materialNames)} />
          )}
        </small>
      </>
    );
  }
  return (
    <>
      {linked}
      <details className="group">
        <summary className="min-h-6 cursor-pointer list-none [&::-webkit-details-marker]:hidden">
          {!linked && <span className="hover:text-accent-text">{name}</span>}
          <small>
            {familyName(family, materialNames)}
            {"\u00a0"}
            <span aria-hidden="true" className="font-mono group-open:hidden">
              +
            </span>
          </small>
        </summary>
        <dl className="mt-2 grid gap-2 pb-1 text-13 font-normal text-ink-2">
          {details.map(({ label, shown }) => (
            <div key={label}>
              <dt className="font-mono text-11 text-ink-3">{label}</dt>
              <dd>{shown}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/** “EN: 1.4301, X5CrNi18-10”, for each system of standards. */
function namesOf(grade: Grade): { text: string; language: string | undefined }[] {
  return namingSystemNames.flatMap((system) => {
    const names = grade[system] ?? [];
    const text = `${namingSystems[system].title}: ${names.join(", ")}`;
    return names.length === 0 ? [] : [{ text, language: foreignLanguage(grade, system) }];
  });
}

function FinishNames({
  finishes,
  link,
}: {
  finishes: NonNullable<Grade["finishes"]>;
  link: Link | undefined;
}) {
  return finishes.map((finish, index) => (
    <Fragment key={finish.name}>
      {index > 0 && "; "}
      <CmsLink link={link} className="text-link">
        <RecordText of={finish} field="name">
          {finish.name}
        </RecordText>
      </CmsLink>
    </Fragment>
  ));
}

interface ShareBarProps {
  value: number | undefined;
  /** All values on the same scale. */
  all: readonly (number | undefined)[];
}

/** A bar that shows a value as a share of the largest one. The number is above it. */
function ShareBar({ value, all }: ShareBarProps) {
  const largest = Math.max(0, ...all.map((other) => other ?? 0));
  if (value === undefined || largest === 0) return null;
  return (
    <svg className="mt-1.5 h-1.5 w-full max-w-40 min-w-16" aria-hidden="true">
      <rect width="100%" height="100%" className="fill-rule-soft" />
      <rect width={`${Math.round((value / largest) * 100)}%`} height="100%" className="fill-ink-2" />
    </svg>
  );
}
