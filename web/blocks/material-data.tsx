import { columnLabels } from "data-table/data-table.tsx";

import { inOrder } from "#cms/content.ts";
import { editable, type EditAttributes } from "#cms/edit-attributes.tsx";
import { foreignLanguage } from "#cms/foreign-text.ts";
import { getGrades, getServices, type Grade } from "#cms/records.ts";
import { withinPage } from "#cms/sections.ts";
import { getWords } from "#locale/words.ts";
import { inLanguage } from "#ui/in-language.tsx";
import { ConvertedText } from "#ui/units/quantity.tsx";

import type { BlockProps } from "./block.ts";
import { dataSheetOf, type DataSheetRow } from "./material-data-sheet.tsx";
import { Section } from "./section.tsx";

/** The data sheet of one material: a column for each of its forms. */
export async function MaterialData(block: BlockProps<"materialData">) {
  const { heading, editAttributes } = block;
  const [all, services] = await Promise.all([getGrades(), getServices()]);
  const grades = withinPage(inOrder(block.grades, all));
  const groups = dataSheetOf(grades, services, getWords());
  const notes = new Map(
    grades.flatMap((grade) =>
      (grade.environmentNotes ?? []).map(
        (note) => [note, foreignLanguage(grade, "environmentNotes")] as const,
      ),
    ),
  );
  const words = getWords();
  const isOne = grades.length === 1;
  return (
    <Section block={block}>
      <div className="col-span-12" {...editAttributes("grades")}>
        <div className="table-scroll">
          <table
            className="data-table wide-names"
            style={columnLabels(grades.map(({ name }) => (isOne ? undefined : name)))}
          >
            <caption className="sr-only">{heading}</caption>
            <thead>
              <tr>
                <th scope="col">{words.dataSheet.property}</th>
                {grades.map((grade) => (
                  <th key={grade._id} scope="col" {...inLanguage(foreignLanguage(grade, "name"))}>
                    {grade.name}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(({ title, rows }) => (
              <tbody key={title}>
                <tr>
                  <th scope="rowgroup" colSpan={grades.length + 1} className="font-mono text-12">
                    {title}
                  </th>
                </tr>
                {rows.map((row) => (
                  <tr key={row.label}>
                    <th scope="row">
                      <ConvertedText text={row.label} />
                      {row.method && (
                        <small>
                          <ConvertedText text={row.method} />
                        </small>
                      )}
                    </th>
                    {grades.map((grade) => (
                      <td key={grade._id} className={row.isNumeric ? "number" : undefined}>
                        {cellOf(row, grade, editAttributes)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
        {[...notes].map(([note, language]) => (
          <p key={note} {...inLanguage(language)} className="mt-4 max-w-text text-15 text-ink-2">
            <ConvertedText text={note} language={language} />
          </p>
        ))}
        <p className="mt-4 max-w-text text-13 text-ink-3">
          <ConvertedText text={words.dataSheet.notice} />
        </p>
      </div>
    </Section>
  );
}

/** A cell that opens the field of its grade when an editor clicks it in the preview. Empty if the grade has no value. */
function cellOf({ field, cell }: DataSheetRow, grade: Grade, editAttributes: EditAttributes<never>) {
  const shown = cell(grade);
  return shown === undefined
    ? undefined
    : editable(
        editAttributes.of({ _id: grade._id, _type: "materialGrade" })(field),
        typeof shown === "string" ? <ConvertedText text={shown} /> : shown,
      );
}
