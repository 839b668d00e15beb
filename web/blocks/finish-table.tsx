import { type DataColumn, type DataRow, DataTable } from "data-table/data-table.tsx";
import { sortValue } from "quantities/quantity.ts";
import type { ReactNode } from "react";

import { inOrder } from "#cms/content.ts";
import { editable, type EditAttributes, listPath } from "#cms/edit-attributes.tsx";
import { foreignText } from "#cms/foreign-link.ts";
import { foreignLanguage, languageOfName } from "#cms/foreign-text.ts";
import { type Finish, getFinishes } from "#cms/records.ts";
import { withinPage } from "#cms/sections.ts";
import { wordsOf } from "#locale/catalogs.ts";
import { joinSentences } from "#locale/join-sentences.ts";
import { getLanguage, getWords } from "#locale/words.ts";
import { RecordText } from "#shell/record-text.tsx";
import { LazyDataTable } from "#ui/data-table.lazy.tsx";
import { TextsInLanguages } from "#ui/in-language.tsx";
import { ConvertedText, QuantityText, Value } from "#ui/units/quantity.tsx";

import type { BlockProps } from "./block.ts";
import { pageOptions } from "./page-options.ts";
import { Section } from "./section.tsx";

function columnsOf({ isShort }: { isShort: boolean }): DataColumn[] {
  const words = getWords().finishTable;
  const first = [
    { name: "roughness", title: words.roughness, isNumeric: true },
    { name: "thickness", title: words.thickness, isNumeric: true },
    { name: "materials", title: words.materials },
  ];
  if (isShort) return first;
  return [
    ...first,
    { name: "services", title: words.processes },
    { name: "colors", title: words.colors },
    { name: "class", title: words.bestClass },
    { name: "cost", title: words.cost, isNumeric: true },
  ];
}

export async function FinishTable(block: BlockProps<"finishTable">) {
  const { heading, isShort = false, editAttributes } = block;
  const finishes = withinPage(finishesOf(block, await getFinishes()));
  const table = {
    caption: heading,
    nameTitle: getWords().finishTable.finish,
    columns: columnsOf({ isShort }),
    rows: finishes.map((finish) =>
      rowOf(finish, isShort, editAttributes.of({ _id: finish._id, _type: "finish" })),
    ),
  };
  return (
    <Section block={block}>
      <div
        className="col-span-12"
        {...editAttributes(listPath(block.selection, { hand: "finishes", service: "services" }))}
      >
        {isShort ? (
          <DataTable {...table} />
        ) : (
          <LazyDataTable content={Promise.resolve({ ...table, filters: filtersOf(finishes) })} />
        )}
      </div>
    </Section>
  );
}

function finishesOf(
  { selection, services = [], finishes = [] }: BlockProps<"finishTable">,
  all: Finish[],
): Finish[] {
  if (selection === "hand") return inOrder(finishes, all);
  if (selection !== "service") return all;
  const wanted = new Set(services.map(({ _ref }) => _ref));
  return all.filter((finish) => finish.services?.some(({ _id }) => wanted.has(_id)));
}

function rowOf(finish: Finish, isShort: boolean, editAttributes: EditAttributes): DataRow {
  const {
    _id,
    name,
    limits,
    standards,
    sizeEffect,
    roughness,
    thickness,
    hardness,
    saltSpray,
    costIndex,
    services,
  } = finish;
  const words = getWords().finishTable;
  const limitsLanguage = foreignLanguage(finish, "limits");
  const cell = (field: string, shown: ReactNode) => editable(editAttributes(field), shown);
  const text = (field: keyof Finish, shown: string | null | undefined) =>
    cell(
      field,
      shown && (
        <RecordText of={finish} field={field}>
          {shown}
        </RecordText>
      ),
    );
  return {
    id: _id,
    name,
    ...languageOfName(finish),
    nameCell: editable(
      editAttributes("name"),
      <>
        <RecordText of={finish} field="name">
          {name}
        </RecordText>
        <small>
          <RecordText of={finish} field="summary" />
        </small>
        {!isShort && hardness && (
          <small>
            {words.hardness} <Value value={hardness} />
          </small>
        )}
        {!isShort && saltSpray && (
          <small>
            {words.saltSpray} <Value value={saltSpray} />
          </small>
        )}
        {!isShort && limits && limits.length > 0 && (
          <small>
            <RecordText of={finish} field="limits">
              <ConvertedText
                text={noteOf(limits, limitsLanguage ?? getLanguage())}
                language={limitsLanguage}
              />
            </RecordText>
          </small>
        )}
        {!isShort && standards && (
          <small className="font-mono text-12">
            <RecordText of={finish} field="standards">
              {standards.join(", ")}
            </RecordText>
          </small>
        )}
      </>,
    ),
    cells: {
      roughness: roughness
        ? cell("roughness", <QuantityText quantity={roughness} />)
        : text("roughnessEffect", finish.roughnessEffect),
      thickness: cell(
        "thickness",
        <>
          {thickness && <QuantityText quantity={thickness} />}
          {sizeEffect && (
            <small>
              <RecordText of={finish} field="sizeEffect" />
            </small>
          )}
        </>,
      ),
      materials: text("materials", finish.materials?.join(", ")),
      services: cell(
        "services",
        services && (
          <TextsInLanguages
            separator=", "
            texts={services.map((service) => ({
              text: service.name,
              language: foreignText(service.path ?? "").lang,
            }))}
          />
        ),
      ),
      colors: text("colors", finish.colors?.join(", ")),
      class: text("cosmeticClass", finish.cosmeticClass),
      cost: cell("costIndex", costIndex),
    },
    sortValues: {
      roughness: roughness ? sortValue(roughness) : undefined,
      thickness: thickness ? sortValue(thickness) : undefined,
      cost: costIndex ?? undefined,
    },
    filterValues: {
      purpose: finish.purposes ?? [],
      process: services?.map((service) => service.name) ?? [],
    },
  };
}

/** Each limit is a sentence of its own: it starts with a capital letter. */
function noteOf(limits: readonly string[], language: string): string {
  const { note, sentence } = wordsOf(language).finishTable;
  return note(limits.map(sentence).reduce(joinSentences(language)));
}

function filtersOf(finishes: readonly Finish[]) {
  const words = getWords().finishTable;
  const purposes = [...new Set(finishes.flatMap((finish) => finish.purposes ?? []))];
  const processes = finishes.flatMap(({ services }) => services ?? []);
  return [
    {
      name: "purpose",
      label: words.purpose,
      options: purposes.map((value) => ({ value, title: words.purposes[value] })),
    },
    { name: "process", label: words.process, options: pageOptions(processes) },
  ];
}
