"use client";

import { lazy } from "react";

// In a separate client file, because Next adds what a server file imports to every page's bundle.
export const DraggableBlocks = lazy(async () => ({
  default: (await import("preview-overlays/draggable-blocks.client.tsx")).DraggableBlocks,
}));
