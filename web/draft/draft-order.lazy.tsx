"use client";

import { type ComponentProps, lazy } from "react";

// Imported by a client file on purpose: from a server file Next puts it in every page's bundle.
const Loaded = lazy(async () => ({ default: (await import("./draft-order.client.tsx")).DraftOrder }));

export function DraftOrder(props: ComponentProps<typeof Loaded>) {
  return <Loaded {...props} />;
}
