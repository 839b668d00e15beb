import { createContext, type ReactNode, useContext, useMemo } from "react";
import { publishedId } from "stored-values/stored-document.ts";
import { preferDrafts, useLiveQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

const CAPABILITIES = `*[_type == "capability" && !(_id in path("versions.**"))] | order(process->title asc, name asc) {
  _id, _rev, name, "process": coalesce(process->shortName, process->title), "figures": coalesce(figures, []),
  source, owner, confirmedOn, confirmedBy, confirmedFigures
}`;
const WATCH = `*[_type == "capability"]`;

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
const Capabilities = v.array(Capability);

export type Capability = v.InferOutput<typeof Capability>;

/** Published capabilities and drafts by process and name, kept up to date. Undefined until they are loaded. */
export function useAllCapabilities(): Capability[] | undefined {
  return useLiveQuery({ query: CAPABILITIES, schema: Capabilities, watch: WATCH });
}

const CapabilitiesContext = createContext<readonly Capability[]>([]);

/** Loads the capabilities once for all inputs of a form. */
export function CapabilitiesProvider({ children }: { children: ReactNode }) {
  const all = useAllCapabilities();
  const current = useMemo(
    () => preferDrafts(all ?? []).map((each) => Object.assign({}, each, { _id: publishedId(each._id) })),
    [all],
  );
  return <CapabilitiesContext value={current}>{children}</CapabilitiesContext>;
}

/** The capabilities of the form, with drafts instead of published versions. Empty until they are loaded. */
export function useCapabilities(): readonly Capability[] {
  return useContext(CapabilitiesContext);
}
