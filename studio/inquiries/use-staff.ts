import { useEffect, useMemo, useRef, useState } from "react";
import { useClient } from "sanity";
import { apiVersion } from "schemas/api-version.ts";
import type * as v from "valibot";

import { createStaffApi, type Refusal, type StaffApi } from "#inquiries/staff-api.ts";

/** The admin API in the name of whoever is signed in. */
export function useStaffApi(adminUrl: string): StaffApi {
  const { token } = useClient({ apiVersion }).config();
  return useMemo(() => createStaffApi({ adminUrl, token }), [adminUrl, token]);
}

interface Watched<Data> {
  /** What came last, also when the path has changed since, or asking again fails. */
  readonly data: Data | undefined;
  /** Why the last answer is none. */
  readonly refusal: Refusal | undefined;
  readonly isLoading: boolean;
  readonly refresh: () => void;
}

/**
 * Asks at once, and again every `everyMs` while the tab is looked at. Not a stream: browsers allow a host six connections
 * for all tabs together, which the Studio needs for other things.
 */
export function useWatched<const Schema extends v.GenericSchema>(
  api: StaffApi,
  path: string,
  schema: Schema,
  everyMs: number,
): Watched<v.InferOutput<Schema>> {
  const [data, setData] = useState<v.InferOutput<Schema>>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [answered, setAnswered] = useState<string>();
  const again = useRef<() => void>(undefined);

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const ask = async () => {
      clearTimeout(timer);
      const answer = await api.get(path, schema);
      if (isOver) return;
      if (answer.kind === "given") setData(answer.data);
      setRefusal(answer.kind === "refused" ? answer.refusal : undefined);
      setAnswered(path);
      clearTimeout(timer);
      timer = setTimeout(() => void askIfSeen(), everyMs);
    };
    const askIfSeen = async () => {
      if (document.visibilityState === "visible") await ask();
    };

    void ask();
    again.current = () => void ask();
    const look = () => void askIfSeen();
    document.addEventListener("visibilitychange", look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [api, path, schema, everyMs]);

  return { data, refusal, isLoading: answered !== path, refresh: () => again.current?.() };
}
