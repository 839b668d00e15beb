"use client";

import type { SanityLive } from "next-sanity/live/client-components";
import { type ComponentProps, type ComponentType, useEffect, useState } from "react";

import type { OverlaysProps } from "./overlays.client.tsx";

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

/** Reloads the page when a draft changes. */
export const LiveChanges = afterHydration<ComponentProps<typeof SanityLive>>(async () =>
  typeof window === "object" ? (await import("next-sanity/live/client-components")).SanityLive : nothing,
);
