"use client";

import { type ComponentProps, lazy } from "react";

// In a separate client file, because Next adds what a server file imports to every page's bundle.
const Loaded = lazy(async () => ({
  default: (await import("preview-overlays/draggable-blocks.client.tsx")).DraggableBlocks,
}));

// A function, because a server component cannot render what `lazy` returns.
export function DraggableBlocks(props: ComponentProps<typeof Loaded>) {
  return <Loaded {...props} />;
}
