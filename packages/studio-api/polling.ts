import { useEffect, useRef, useState } from "react";
import type * as v from "valibot";

import type { ApiClient, ApiError, ApiResult } from "./api-client.ts";

/** After a failure: a host is often back within seconds, and until then a tool shows an error or old data. */
const RETRY_MS = 5000;

export interface Polled<Data> {
  /** The latest data. Kept while the path changes and when a later request fails. */
  readonly data: Data | undefined;
  /** Why the latest request failed. */
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly refresh: () => void;
}

interface PolledPath<Schema> {
  readonly path: string;
  readonly schema: Schema;
  readonly intervalMs: number;
}

/** Loads data from a path of an API and keeps it up to date while the tab is visible. */
export function usePolledApi<const Schema extends v.GenericSchema>(
  api: Pick<ApiClient, "get">,
  { path, schema, intervalMs }: PolledPath<Schema>,
): Polled<v.InferOutput<Schema>> {
  const [data, setData] = useState<v.InferOutput<Schema>>();
  const [error, setError] = useState<ApiError>();
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
  readonly load: () => Promise<ApiResult<Data>>;
  /** Not called after `stop`. */
  readonly onResult: (result: ApiResult<Data>) => void;
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
