import type { ReactNode } from "react";

import * as labels from "#locale/labels.ts";

import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/**
 * What stands around every page. Rendered with the page, not with the root layout, so that the server can mark the entries
 * of the current page. `path` is undefined where no menu has an entry for it.
 */
export function Shell({ path, children }: { path?: string | undefined; children: ReactNode }) {
  return (
    // One element around all: Next scrolls to its top when the page changes.
    <div>
      <a href="#content" className="skip-link">
        {labels.header.skip}
      </a>
      <Header path={path} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer path={path} />
    </div>
  );
}
