"use client";

import { lazy } from "react";

// Called from a client file on purpose: from a server file Next puts it in every page's bundle.
export const DraftOrder = lazy(async () => {
  const { DraftOrder: loaded } = await import("./draft-order.client.tsx");
  return { default: loaded };
});
