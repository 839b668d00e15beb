import type { ReactNode } from "react";

import { Shell } from "#site/shell.tsx";

import { pathOf, type SlugProps } from "./path-of.ts";

/** The page's own layout, not the root's: the header and the footer depend on the path. */
export default async function PageLayout({ params, children }: SlugProps & { children: ReactNode }) {
  return <Shell path={await pathOf(params)}>{children}</Shell>;
}
