import { shortText } from "stored-values/short-text.ts";
import { sortByText } from "unicode-text/unicode-text.ts";
import * as v from "valibot";

/** The text of a field, if it is not longer than the schema allows. */
const text = (field: string) => `"${field}": ${shortText(field)}`;

/** More than the schema allows. */
const MAX_FIGURES = 10;

/** Adding 0 makes null of what is no number. */
const FIGURE = `${text("_key")}, ${text("_type")}, ${text("unit")}, ${text("note")}, ${[
  "value",
  "plusMinus",
  "min",
  "max",
  "length",
  "width",
  "height",
]
  .map((field) => `"${field}": ${field} + 0`)
  .join()}`;

const CAPABILITY = `_id, _rev, "process": process._ref, "figures": coalesce(figures[0...${MAX_FIGURES}]{${FIGURE}}, []),
  ${["name", "source", "owner", "confirmedOn", "confirmedBy"].map((field) => text(field)).join()},
  "confirmedFigures": select(length(lower(confirmedFigures)) <= 4000 => confirmedFigures)`;

/**
 * Published capabilities and some drafts, so that thousands of drafts push out none. Without `process->`: many drafts can refer to one long
 * text. Each form asks for it, again at each change of one of them, and a stored document may have texts of any length.
 */
export const CAPABILITIES = `{
  "capabilities": [
    ...*[_type == "capability" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(_id asc) [0...1000] {${CAPABILITY}},
    ...*[_type == "capability" && _id in path("drafts.**")] | order(_updatedAt desc) [0...100] {${CAPABILITY}}
  ],
  "processes": *[_type == "service" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] {
    _id, "name": coalesce(${shortText("shortName")}, ${shortText("title")}, "")
  }
}`;
export const CAPABILITIES_WATCH = `*[_type == "capability"]`;

const OptionalText = v.nullable(v.string());
const Capability = v.object({
  _id: v.string(),
  _rev: v.string(),
  name: OptionalText,
  /** The short name of its process. */
  process: OptionalText,
  /** With the fields that the figure has. */
  figures: v.array(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((figure) =>
        Object.fromEntries(Object.entries(figure).filter(([, value]) => value !== null)),
      ),
    ),
  ),
  source: OptionalText,
  owner: OptionalText,
  confirmedOn: OptionalText,
  confirmedBy: OptionalText,
  confirmedFigures: OptionalText,
});

export type Capability = v.InferOutput<typeof Capability>;

/** Reads the result of the query: the capabilities by process and name. */
export const Capabilities = v.pipe(
  v.object({
    capabilities: v.array(Capability),
    processes: v.array(v.object({ _id: v.string(), name: v.string() })),
  }),
  v.transform(({ capabilities, processes }): Capability[] => {
    const names = new Map(processes.map(({ _id, name }) => [_id, name]));
    for (const each of capabilities) each.process = names.get(each.process ?? "") ?? null;
    return sortByText(capabilities, ({ process, name }) => `${process ?? ""}\n${name ?? ""}`);
  }),
);
