"use client";

import { type ComponentType, useEffect, useState } from "react";

import type { OverlaysProps } from "./overlays.client.tsx";

// In a separate client file, because Next adds what a server file imports to every page's bundle. next-sanity's own lazy component
// would add the addresses of the overlays' scripts to every page.
export function Overlays(props: OverlaysProps) {
  const [Loaded, setLoaded] = useState<ComponentType<OverlaysProps>>();
  useEffect(() => {
    // Effects run only in the browser, but without this condition the build would also compile the overlays for the server.
    if (typeof window !== "undefined") {
      void import("./overlays.client.tsx").then((loaded) => setLoaded(() => loaded.Overlays));
    }
  }, []);
  return Loaded && <Loaded {...props} />;
}
