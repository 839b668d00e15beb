"use client";

import { lazy } from "react";

// Called from a client file on purpose: from a server file Next puts it in every page's bundle. And next-sanity's own component
// would have every page say where its scripts are.
export const DraftFrame = lazy(async () => {
  const { DraftFrame: loaded } = await import("./draft-frame.client.tsx");
  return { default: loaded };
});
