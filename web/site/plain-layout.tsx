import type { ReactNode } from "react";

import { Shell } from "./shell.tsx";

/** The layout of pages that stand in no menu. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return <Shell>{children}</Shell>;
}
