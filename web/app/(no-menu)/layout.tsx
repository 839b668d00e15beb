import type { ReactNode } from "react";

import { Shell } from "#shell/shell.tsx";

/** The layout of pages that are in no menu: the header and the footer highlight no entry. */
export default function NoMenuLayout({ children }: { children: ReactNode }) {
  return <Shell>{children}</Shell>;
}
