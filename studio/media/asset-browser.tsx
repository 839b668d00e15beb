import type { AssetSourceComponentProps } from "sanity";

import { LibraryOptions, useLibrary } from "#media/library.tsx";

/** The browser that chooses the picture or file of a field. */
export function AssetBrowser(props: AssetSourceComponentProps) {
  const { browser } = useLibrary();
  return (
    <LibraryOptions>
      <browser.component {...props} />
    </LibraryOptions>
  );
}
