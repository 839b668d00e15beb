import type { Path } from "@sanity/types";
import { parseQuantityText, type QuantityRules } from "quantities/quantity-text.ts";
import { unitsOf } from "quantities/units.ts";
import { type ContentDocument, publishedId } from "stored-values/stored-document.ts";
import { storedField, storedItems } from "stored-values/stored-value.ts";

import { storedQuantityText } from "../quantities/quantity-field.ts";
import type { ContentRule } from "./rule.ts";
import { tablesOf } from "./tables.ts";
import { objectsOf } from "./texts.ts";

interface Process {
  readonly id: string;
  readonly title: string;
  readonly names: readonly string[];
}

/** Figures of a process with a label: `CNC machining`, `Lead time`, `3–10 business days`. */
interface Statement {
  readonly document: ContentDocument;
  readonly path: Path;
  readonly process: Process;
  readonly label: string;
  /** Without their conditions. */
  readonly figures: readonly string[];
}

const ANY_FIGURE: QuantityRules = { types: ["quantity", "size"], units: unitsOf() };

export const figuresAgree: ContentRule = {
  name: "figures-agree",
  why: "A buyer who finds two lead times or two tolerances trusts neither",
  level: "warning",
  checkAll(documents) {
    const processes = processesIn(documents);
    const defined = new Map(
      documents
        .flatMap((document) => definitionsIn(document, processes))
        // A capability comes last and replaces the key figure of its name.
        .toSorted((a, b) => Number(isCapability(a.document)) - Number(isCapability(b.document)))
        .map((definition) => [`${definition.process.id} ${propertyOf(definition.label)}`, definition]),
    );
    const statements = documents
      .flatMap((document) => statementsIn(document, processes))
      .flatMap((statement) => {
        const names = [statement.label, statement.label.replace(/(,| by | \().*$/, "")].map(propertyOf);
        const definition = names.map((name) => defined.get(`${statement.process.id} ${name}`)).find(Boolean);
        return definition === undefined ? [] : [{ ...statement, definition }];
      });
    // Several rows can share a property: “Maximum part size, milled” and “Maximum part size, turned”.
    const groups = Map.groupBy(statements, ({ document, path, definition }) =>
      JSON.stringify([document._id, path.slice(0, -1), definition.process.id, definition.label]),
    );
    return [...groups.values()].flatMap((group) => {
      const [first] = group;
      const figures = group.flatMap((statement) => statement.figures);
      if (first === undefined || agree(first.definition.figures, figures)) return [];
      const { document, path, definition } = first;
      return [
        {
          document,
          path,
          message: `${definition.label} of ${definition.process.title} is ${figures.join(", ")} here, but ${definition.figures.join(", ")} in ${placeOf(definition)}. Correct one of them`,
        },
      ];
    });
  },
};

function isCapability({ _type }: ContentDocument): boolean {
  return _type === "capability";
}

function placeOf({ document }: Statement): string {
  return isCapability(document) ? "its capability" : `the key figures of ${String(document["path"])}`;
}

/** `General tolerance` and `Tolerance` are the same property, and so are `Economical quantity` and `Quantity`. */
function propertyOf(label: string): string {
  return label.toLowerCase().replace(/^(general|economical) /, "");
}

/** Whether one place states nothing but figures of the other. A place may state only the most important ones. */
function agree(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  return few.every((figure) => many.includes(figure));
}

/** The processes, except those that consist of others: they state ranges over all of them. */
function processesIn(documents: readonly ContentDocument[]): Process[] {
  const parents = new Set(documents.map(({ partOf }) => storedField(partOf, "_ref")));
  return documents
    .filter(({ _id, _type }) => _type === "service" && !parents.has(publishedId(_id)))
    .map(({ _id, title, shortName }) => ({
      id: publishedId(_id),
      title: String(title),
      names: [title, shortName].filter((name) => typeof name === "string").map((name) => name.toLowerCase()),
    }));
}

/** The figures that define a process: its capabilities, and the key figures of its page. */
function definitionsIn(document: ContentDocument, processes: readonly Process[]): Statement[] {
  const id = isCapability(document) ? storedField(document["process"], "_ref") : publishedId(document._id);
  const process = processes.find((each) => each.id === id);
  if (process === undefined) return [];
  const place = { document, path: ["figures"], process };
  if (isCapability(document))
    return withFigures({ ...place, label: String(document["name"]) }, document["figures"]);
  return storedItems(document["figures"]).flatMap((figure) =>
    withFigures({ ...place, label: String(storedField(figure, "label")) }, figure),
  );
}

/** The key figures, rows and table cells that state figures of a process. */
function statementsIn(document: ContentDocument, processes: readonly Process[]): Statement[] {
  const own = processes.find(({ id }) => id === publishedId(document._id));
  const processNamed = (name: string) => processes.find(({ names }) => names.includes(name.toLowerCase()));
  const labeled = [...objectsOf(document, "keyFigure"), ...objectsOf(document, "specificationRow")];
  return [
    ...labeled.flatMap(({ object, path }) => {
      const label = String(storedField(object, "label"));
      const [first = "", ...rest] = label.split(", ");
      const named = processNamed(first);
      const process = named ?? own;
      if (process === undefined) return [];
      return withFigures(
        { document, path, process, label: named === undefined ? label : rest.join(", ") },
        object,
      );
    }),
    ...tablesOf(document).flatMap(({ columns, rows }) =>
      rows.flatMap(({ cells: [name = "", ...cells], path }) =>
        cells.flatMap((cell, index) => {
          // Either the rows are processes and the columns their properties, or the other way around.
          const column = columns[index + 1] ?? "";
          const process = processNamed(name) ?? processNamed(column);
          const label = processNamed(name) === undefined ? name : column;
          const reading = parseQuantityText(cell, ANY_FIGURE);
          if (process === undefined || "problem" in reading) return [];
          return withFigures({ document, path, process, label }, reading.parsed);
        }),
      ),
    ),
  ];
}

/** A statement with the quantities and sizes of an object or list; none if they have no numbers of their own. */
function withFigures(statement: Omit<Statement, "figures">, holder: unknown): Statement[] {
  const figures = ["quantity", "size"]
    .flatMap((type) => objectsOf(holder, type))
    .map(({ object }) => storedQuantityText(object).replaceAll("\u00A0", " "))
    .filter((text) => text !== "");
  return figures.length === 0 ? [] : [{ ...statement, figures }];
}
