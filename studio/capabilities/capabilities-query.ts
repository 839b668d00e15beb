import { sortByText } from "unicode-text/unicode-text.ts";
import * as v from "valibot";

/**
 * Published capabilities, and then drafts, so that thousands of drafts push out none. Without `process->`: many drafts can refer to one long
 * text.
 */
export const CAPABILITIES = `{
  "capabilities": *[_type == "capability" && !(_id in path("versions.**"))]
    | order(_id in path("drafts.**") asc, _id asc) [0...1000] {
      _id, _rev, name, "process": process._ref, "figures": coalesce(figures[0...100], []),
      source, owner, confirmedOn, confirmedBy, confirmedFigures
    },
  "processes": *[_type == "service" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] {
    _id, "name": coalesce(shortName, title, "")
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
  figures: v.array(v.unknown()),
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
