import type { CSSProperties, ReactNode } from "react";

import { ENGLISH } from "#locale/catalogs.ts";
import { getLanguage, getWords } from "#locale/words.ts";

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
      <main id="content" tabIndex={-1} className="outline-none" style={printNote()}>
        {children}
      </main>
      <Footer path={path} />
    </div>
  );
}

/** The note below a printed page with values. The style sheet has it in English. */
function printNote(): CSSProperties | undefined {
  if (getLanguage() === ENGLISH) return undefined;
  const style: CSSProperties & Record<`--${string}`, string> = {
    // A JSON string is also a CSS string.
    "--print-note": JSON.stringify(getWords().materialTable.notice),
  };
  return style;
}
