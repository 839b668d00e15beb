import type { AssetSourceComponentProps } from "sanity";

import { LibraryOptions, useLibrary } from "#media/library.tsx";

interface AssetEditorProps {
  asset: AssetSourceComponentProps["selectedAssets"][number];
  onClose: () => void;
}

/** The editor of one picture or file: its texts and tags, where it is used, and its replacement. */
export function AssetEditor({ asset, onClose }: AssetEditorProps) {
  const { editor } = useLibrary();
  return (
    <LibraryOptions>
      <editor.component
        assetSource={editor}
        assetType={asset._type === "sanity.imageAsset" ? "image" : "file"}
        accept=""
        selectionType="single"
        selectedAssets={[asset]}
        onSelect={onClose}
        onClose={onClose}
      />
    </LibraryOptions>
  );
}
