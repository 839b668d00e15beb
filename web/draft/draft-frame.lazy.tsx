"use client";

import { type ComponentType, useEffect, useState } from "react";

import type { DraftFrameProps } from "./draft-frame.client.tsx";

// Imported by a client file on purpose: from a server file Next puts it in every page's bundle. And next-sanity's own component
// would have every page say where its scripts are.
export function DraftFrame(props: DraftFrameProps) {
  const [Loaded, setLoaded] = useState<ComponentType<DraftFrameProps>>();
  useEffect(() => {
    // Always so; said for the build, which else compiles the overlays for the server too, and takes a second longer.
    if (typeof window !== "undefined") {
      void import("./draft-frame.client.tsx").then((loaded) => setLoaded(() => loaded.DraftFrame));
    }
  }, []);
  return Loaded && <Loaded {...props} />;
}
