import type { ReactNode } from "react";

import { getWords } from "#locale/words.ts";

import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/**
 * Header, main content and footer. Rendered by the page's layout, not by the root layout, so that the server can mark the menu
 * entries of the current page. `path` is undefined for a page that no menu links to.
 */
export function Shell({ path, children }: { path?: string | undefined; children: ReactNode }) {
  return (
    // One root element, because Next scrolls to its top when the page changes.
    <div>
      <a href="#content" className="skip-link">
        {getWords().header.skip}
      </a>
      <Header path={path} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer path={path} />
    </div>
  );
}
