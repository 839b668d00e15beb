import { samplePart, sampleRows } from "../sample-report.ts";
import { createSheet, type Sheet } from "./sheet.ts";

const RESULT = sampleRows.every(({ result }) => result === "Pass") ? "Accepted" : "Rejected";

/** A dimensional report and a first article record of the same example part. */
export async function renderInspectionReport(): Promise<Uint8Array> {
  const sheet = await createSheet(
    "Sample inspection report",
    "Sample. The part and its values are an example.",
  );
  writeHead(sheet, "Dimensional inspection report");
  sheet.table(
    [
      ["No.", 0.06],
      ["Feature", 0.22],
      ["Requirement", 0.2],
      ["Part 1", 0.1],
      ["Part 2", 0.1],
      ["Part 3", 0.1],
      ["Instrument", 0.14],
      ["Result", 0.08],
    ],
    sampleRows.map((row) => [
      row.number,
      row.feature,
      row.requirement,
      ...row.values,
      row.instrument,
      row.result,
    ]),
  );
  sheet.remark(
    "Values in mm unless stated. Measured at 20 °C, before finishing. A part passes if every value is within its limits.",
  );
  sheet.heading(`Result: ${RESULT}`);
  sheet.table(
    [
      ["Inspected by", 0.34],
      ["Date", 0.33],
      ["Approved by", 0.33],
    ],
    [["Sample", "Sample", "Sample"]],
  );

  sheet.addPage();
  writeHead(sheet, "First article inspection");
  sheet.table(
    [
      ["Char. no.", 0.12],
      ["Characteristic", 0.26],
      ["Requirement", 0.22],
      ["Result", 0.12],
      ["Instrument", 0.16],
      ["Accepted", 0.12],
    ],
    sampleRows.map((row) => [
      row.number,
      row.feature,
      row.requirement,
      row.values[0] ?? "",
      row.instrument,
      row.result === "Pass" ? "Yes" : "No",
    ]),
  );
  sheet.heading("Documents with a first article");
  sheet.table(
    [
      ["Item", 0.5],
      ["In this sample", 0.5],
    ],
    [
      ["Drawing with numbered characteristics", "Not included"],
      ["Material certificate, if ordered", "Not included"],
      ["Special processes and their records", "None"],
      ["Functional tests named on the drawing", "None"],
    ],
  );
  sheet.remark(
    "The fields follow the characteristic record of AS9102. A full report lists every dimension and note.",
  );
  return sheet.save();
}

function writeHead(sheet: Sheet, title: string) {
  sheet.title(title);
  sheet.table(
    [
      ["Part", 0.25],
      ["Number, revision", 0.25],
      ["Material", 0.25],
      ["Lot, measured", 0.25],
    ],
    [
      [
        samplePart.name,
        `${samplePart.number}, ${samplePart.revision}`,
        samplePart.material,
        `${samplePart.lot} parts, 3 measured`,
      ],
    ],
  );
}
