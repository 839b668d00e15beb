import type { ReactNode } from "react";

import { Shell } from "#site/shell.tsx";

/** Pages that no menu contains: header and footer highlight no entry. */
export default function NoMenuLayout({ children }: { children: ReactNode }) {
  return <Shell>{children}</Shell>;
}
