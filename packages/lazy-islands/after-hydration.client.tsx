"use client";

import { type ReactNode, useSyncExternalStore } from "react";

/**
 * Shows its children once the page is hydrated. For what can be seen only after the visitor did something, so that it does not make the HTML
 * of every page longer.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isHydrated && children;
}

const neverChanges = () => () => undefined;
