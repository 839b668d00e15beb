"use client";

import { type ComponentType, useEffect, useState } from "react";

import type { OverlaysProps } from "./overlays.client.tsx";

// A separate client file: Next puts what a server file imports into every page's bundle. next-sanity's own lazy component would
// make every page name the overlays' scripts.
export function Overlays(props: OverlaysProps) {
  const [Loaded, setLoaded] = useState<ComponentType<OverlaysProps>>();
  useEffect(() => {
    // An effect runs in the browser only. Without the condition the build compiles the overlays for the server too.
    if (typeof window !== "undefined") {
      void import("./overlays.client.tsx").then((loaded) => setLoaded(() => loaded.Overlays));
    }
  }, []);
  return Loaded && <Loaded {...props} />;
}
