import { useEffect, useRef, useState } from "react";
import type * as v from "valibot";

import type { StaffApi, StaffApiError } from "#quote-requests/staff-api.ts";

/** The admin host is often back after seconds, and until then a tool shows an error or old data. */
const RETRY_MS = 5000;

interface Polled<Data> {
  /** The latest data. Kept while the path changes and when a later request fails. */
  readonly data: Data | undefined;
  /** Why the latest request failed. */
  readonly error: StaffApiError | undefined;
  readonly isLoading: boolean;
  readonly refresh: () => void;
}

/**
 * Loads data now, and again every `intervalMs` while the tab is visible; sooner after a failure. Not an event stream: browsers allow six connections to
 * a host for all tabs together, and the Studio needs them for other things.
 */
export function usePolled<const Schema extends v.GenericSchema>(
  api: StaffApi,
  path: string,
  schema: Schema,
  intervalMs: number,
): Polled<v.InferOutput<Schema>> {
  const [data, setData] = useState<v.InferOutput<Schema>>();
  const [error, setError] = useState<StaffApiError>();
  const [loadedPath, setLoadedPath] = useState<string>();
  const refresh = useRef<() => void>(undefined);

  useEffect(() => {
    let isUnmounted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const load = async () => {
      clearTimeout(timer);
      const result = await api.get(path, schema);
      if (isUnmounted) return;
      if (result.kind === "loaded") setData(result.data);
      setError(result.kind === "failed" ? result.error : undefined);
      setLoadedPath(path);
      clearTimeout(timer);
      timer = setTimeout(
        loadIfVisible,
        result.kind === "failed" ? Math.min(RETRY_MS, intervalMs) : intervalMs,
      );
    };
    const loadIfVisible = () => {
      if (document.visibilityState === "visible") void load();
    };

    void load();
    refresh.current = () => void load();
    document.addEventListener("visibilitychange", loadIfVisible);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", loadIfVisible);
    };
  }, [api, path, schema, intervalMs]);

  return { data, error, isLoading: loadedPath !== path, refresh: () => refresh.current?.() };
}

/** The time, updated every minute: a tool that stays open overnight shows the next day. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
