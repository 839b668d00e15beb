import { NUMBER_FIELDS } from "schemas/quantities/capability-figures.ts";
import { shortText } from "stored-values/short-text.ts";
import { sortByText } from "unicode-text/unicode-text.ts";
import * as v from "valibot";

/** Selects the text of a field, if it is not longer than the schema allows. */
const text = (field: string) => `"${field}": ${shortText(field)}`;

/** More than the schema allows. */
const MAX_FIGURES = 10;

const FIGURE = [
  ...["_key", "_type", "unit", "note"].map((field) => text(field)),
  // `+ 0` makes null of anything but a number.
  ...NUMBER_FIELDS.map((field) => `"${field}": ${field} + 0`),
  '"plusMinus": select(plusMinus == true => true)',
].join();

const CAPABILITY = `_id, _rev, "process": process._ref, "figures": coalesce(figures[0...${MAX_FIGURES}]{${FIGURE}}, []),
  ${["name", "source", "owner", "confirmedOn", "confirmedBy"].map((field) => text(field)).join()},
  "confirmedFigures": select(length(lower(confirmedFigures)) <= 4000 => confirmedFigures)`;

/**
 * Published capabilities and the latest drafts. Each open form loads this, and again at each change of a capability. A draft may have texts
 * of any length, and many drafts may refer to one long text. So it selects only short texts, and has no `process->`.
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
  /** The query has null for the fields that a figure lacks. */
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
