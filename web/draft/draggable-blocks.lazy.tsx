"use client";

import { type ComponentProps, lazy } from "react";

// A separate client file: Next puts what a server file imports into every page's bundle.
const Loaded = lazy(async () => ({
  default: (await import("./draggable-blocks.client.tsx")).DraggableBlocks,
}));

export function DraggableBlocks(props: ComponentProps<typeof Loaded>) {
  return <Loaded {...props} />;
}
