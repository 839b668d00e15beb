import { useEffect, useMemo, useRef, useState } from "react";
import { useClient } from "sanity";
import { apiVersion } from "schemas/fields/lake.ts";
import type * as v from "valibot";

import { adminUrl } from "#env.ts";
import {
  createStaffApi,
  type StaffApi,
  type StaffApiError,
  type StaffResult,
} from "#quote-requests/staff-api.ts";

/** The staff API, for components that are shown only if the Studio is connected to the admin host. */
export function useStaffApi(): StaffApi {
  // The admin host identifies staff by their Sanity session.
  const { token } = useClient({ apiVersion }).config();
  return useMemo(() => {
    if (adminUrl === undefined) throw new Error("This Studio is not connected to the admin host");
    return createStaffApi({ adminUrl, token });
  }, [token]);
}

/** After a failure: the admin host is often back within seconds, and until then a tool shows an error or old data. */
const RETRY_MS = 5000;

export interface Polled<Data> {
  /** The latest data. Kept while the path changes and when a later request fails. */
  readonly data: Data | undefined;
  /** Why the latest request failed. */
  readonly error: StaffApiError | undefined;
  readonly isLoading: boolean;
  readonly refresh: () => void;
}

/** Loads data from a path of the staff API and keeps it up to date while the tab is visible. */
export function usePolled<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  intervalMs: number,
): Polled<v.InferOutput<Schema>> {
  const api = useStaffApi();
  const [data, setData] = useState<v.InferOutput<Schema>>();
  const [error, setError] = useState<StaffApiError>();
  const [loadedPath, setLoadedPath] = useState<string>();
  const refresh = useRef<() => void>(undefined);

  useEffect(() => {
    const polling = startPolling({
      load: () => api.get(path, schema),
      onResult: (result) => {
        if (result.kind === "loaded") setData(result.data);
        setError(result.kind === "failed" ? result.error : undefined);
        setLoadedPath(path);
      },
      intervalMs,
      tab: document,
    });
    refresh.current = polling.refresh;
    return polling.stop;
  }, [api, path, schema, intervalMs]);

  return { data, error, isLoading: loadedPath !== path, refresh: () => refresh.current?.() };
}

interface PollingOptions<Data> {
  readonly load: () => Promise<StaffResult<Data>>;
  /** Not called after `stop`. */
  readonly onResult: (result: StaffResult<Data>) => void;
  readonly intervalMs: number;
  readonly tab: EventTarget & { readonly visibilityState: DocumentVisibilityState };
}

/**
 * Loads now, and again every `intervalMs` while the tab is visible, or sooner after a failure. It does not use an event stream: browsers
 * allow six connections to a host for all tabs together, and the Studio needs them for other things.
 */
export function startPolling<Data>({ load, onResult, intervalMs, tab }: PollingOptions<Data>) {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const loadNow = async () => {
    clearTimeout(timer);
    const result = await load();
    if (isStopped) return;
    onResult(result);
    clearTimeout(timer);
    const delay = result.kind === "failed" ? Math.min(RETRY_MS, intervalMs) : intervalMs;
    timer = setTimeout(loadIfVisible, delay);
  };
  const loadIfVisible = () => {
    if (tab.visibilityState === "visible") void loadNow();
  };

  void loadNow();
  tab.addEventListener("visibilitychange", loadIfVisible);
  return {
    refresh: () => void loadNow(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      tab.removeEventListener("visibilitychange", loadIfVisible);
    },
  };
}
