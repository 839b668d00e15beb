import { createContext, type ReactNode, useContext, useMemo } from "react";
import { publishedId } from "stored-values/stored-document.ts";
import { preferDrafts, useLiveQuery, useLiveResult } from "studio-kit/use-live-query.ts";

import { CAPABILITIES, CAPABILITIES_WATCH, Capabilities, type Capability } from "./capabilities-query.ts";

const LIVE_CAPABILITIES = { query: CAPABILITIES, schema: Capabilities, watch: CAPABILITIES_WATCH };

/** Published capabilities and drafts by process and name, kept up to date. Undefined until they are loaded. */
export function useAllCapabilities(): Capability[] | undefined {
  return useLiveQuery(LIVE_CAPABILITIES);
}

const CapabilitiesContext = createContext<readonly Capability[]>([]);

/** Loads the capabilities once for all inputs of a form. The form works without them if they cannot be loaded. */
export function CapabilitiesProvider({ children }: { children: ReactNode }) {
  const { result: all } = useLiveResult(LIVE_CAPABILITIES);
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
