import type { AssetSourceComponentProps } from "sanity";

import { LibraryOptions, useLibrary } from "#media/library.tsx";

/** The browser for the picture or file of a field; for an asset that the field already has, its texts, tags and uses. */
export function AssetBrowser(props: AssetSourceComponentProps) {
  const { Browser, Editor } = useLibrary();
  const { action, assetToOpen } = props;
  return (
    <LibraryOptions>
      {action === "openInSource" && assetToOpen ? (
        <Editor {...props} selectedAssets={[assetToOpen]} />
      ) : (
        <Browser {...props} />
      )}
    </LibraryOptions>
  );
}
