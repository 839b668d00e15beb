"use client";

import type { SanityLive } from "next-sanity/live/client-components";
import { useRouter } from "next/navigation";
import { type ComponentProps, type ComponentType, useEffect, useState, useTransition } from "react";

import type { OverlaysProps } from "./overlays.client.tsx";
import { createPacedRefresh } from "./paced-refresh.ts";

// In a separate client file, because Next adds what a server file imports to every page's bundle. next-sanity's own lazy components
// would add their code and the addresses of their scripts to every page.

/** Loads a component after hydration. Effects run only in the browser, but the build compiles for the server what `load` imports there. */
function afterHydration<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function Lazy(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    useEffect(() => void load().then((component) => setLoaded(() => component)), []);
    return Loaded && <Loaded {...props} />;
  };
}

const nothing = () => null;

/** The overlays for clicking and dragging. */
export const Overlays = afterHydration<OverlaysProps>(async () =>
  typeof window === "object" ? (await import("./overlays.client.tsx")).Overlays : nothing,
);

type LiveProps = ComponentProps<typeof SanityLive>;

const DraftChanges = afterHydration<LiveProps>(async () =>
  typeof window === "object" ? (await import("next-sanity/live/client-components")).SanityLive : nothing,
);

/** Refreshes the page when a draft changes. */
export function LiveChanges(props: Omit<LiveProps, "action">) {
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const [paced] = useState(createPacedRefresh);
  useEffect(() => paced.setRefreshing(isRefreshing), [paced, isRefreshing]);
  const refresh = () => paced.request(() => startRefresh(() => router.refresh()));
  return <DraftChanges {...props} action={refresh} />;
}
