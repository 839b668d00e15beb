"use client";

import { type ComponentProps, lazy } from "react";

// Imported by a client file on purpose: from a server file Next puts it in every page's bundle. And next-sanity's own component
// would have every page say where its scripts are.
const Loaded = lazy(async () => ({ default: (await import("./draft-frame.client.tsx")).DraftFrame }));

export function DraftFrame(props: ComponentProps<typeof Loaded>) {
  return <Loaded {...props} />;
}
