"use client";

import { SanityLive } from "next-sanity/live/client-components";
import { useRouter } from "next/navigation";
import { type ComponentProps, useEffect, useState, useTransition } from "react";

import { createPacedRefresh } from "./paced-refresh.ts";

export type LiveChangesProps = Omit<ComponentProps<typeof SanityLive>, "action">;

/** Refreshes the page when a draft changes. */
export function LiveChanges(props: LiveChangesProps) {
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const [paced] = useState(createPacedRefresh);
  useEffect(() => paced.setRefreshing(isRefreshing), [paced, isRefreshing]);
  const refresh = () => paced.request(() => startRefresh(() => router.refresh()));
  return <SanityLive {...props} action={refresh} />;
}
