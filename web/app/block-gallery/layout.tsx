import type { ReactNode } from "react";

import { Shell } from "#shell/shell.tsx";

export default function GalleryLayout({ children }: { children: ReactNode }) {
  return <Shell path="/block-gallery">{children}</Shell>;
}
