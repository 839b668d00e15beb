import { createElement, type ReactNode } from "react";

import { SHOW_VERSION_SCRIPT, VERSION_CHOICE, versionChoiceFile } from "./show-version.ts";

/** next.config.ts replaces it with the id of the build. */
declare const BUILD_ID: string;

interface BlockVersionsProps {
  /** The anchor of both. */
  id: string | undefined;
  /** The key of the second version. */
  block: string;
  /** The share of the visitors who see the second version, in percent. */
  share: number;
  /** The path of the page. */
  page: string;
  first: ReactNode;
  second: ReactNode;
}

/**
 * Both versions of a block, of which the browser shows one. Every visitor gets the same page, so that caches need not know of versions.
 * Without scripts it is the first one. React does not compare attributes when it hydrates, so the choice stays.
 */
export function BlockVersions({ id, block, share, page, first, second }: BlockVersionsProps) {
  return (
    <div id={id}>
      <div suppressHydrationWarning>{first}</div>
      <div hidden data-nosnippet="" suppressHydrationWarning>
        {second}
      </div>
      {createElement(VERSION_CHOICE, { "data-block": block, "data-share": share, "data-page": page })}
      <script dangerouslySetInnerHTML={{ __html: SHOW_VERSION_SCRIPT }} />
      {/* For client navigation, which runs no inline scripts, and for the statistics. React loads it once. */}
      <script src={`/_next/static/${versionChoiceFile(BUILD_ID)}`} async />
    </div>
  );
}
