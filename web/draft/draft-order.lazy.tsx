"use client";

import dynamic from "next/dynamic";

// Called from a client file on purpose: from a server file Next puts it in every page's bundle.
export const DraftOrder = dynamic(() =>
  import("./draft-order.client.tsx").then((module) => module.DraftOrder),
);
