import type { AssetSourceComponentProps } from "sanity";

import { LibraryOptions, useLibrary } from "#media/library.tsx";

interface AssetEditorProps {
  asset: AssetSourceComponentProps["selectedAssets"][number];
  onClose: () => void;
}

/** The editor of one picture: its texts and tags, where it is used, and its replacement. */
export function AssetEditor({ asset, onClose }: AssetEditorProps) {
  const { editor } = useLibrary();
  return (
    <LibraryOptions>
      <editor.component
        assetSource={editor}
        assetType="image"
        accept=""
        selectionType="single"
        selectedAssets={[asset]}
        onSelect={onClose}
        onClose={onClose}
      />
    </LibraryOptions>
  );
}
