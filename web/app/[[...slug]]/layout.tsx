import type { ReactNode } from "react";

import { pathFromSlug } from "#cms/resolve-path.ts";
import { Shell } from "#shell/shell.tsx";

interface Props {
  params: Promise<{ slug?: string[] }>;
  children: ReactNode;
}

/** The shell is part of each page, not of the root layout: the header and the footer highlight the current path. */
export default async function PageLayout({ params, children }: Props) {
  const { slug } = await params;
  return <Shell path={pathFromSlug(slug)}>{children}</Shell>;
}
