import { type ReactNode, useEffect, useMemo } from "react";
import { type AssetSourceComponentProps, type PluginOptions, useCurrentUser, useSource } from "sanity";
import { media } from "sanity-plugin-media";

import { AssetDetails } from "#media/asset-details.tsx";
import { hiddenButtons, hideButtons } from "#media/hidden-buttons.ts";
import { mayUpload } from "#roles.ts";

// The components of sanity-plugin-media. The Studio registers media-plugin.tsx, which loads this file when an editor opens the asset picker.

const options = { creditLine: { enabled: true }, components: { details: AssetDetails } };
const plugin = media(options);
const Options = layoutOf(plugin);
const OptionsForViewers = layoutOf(media({ ...options, directUploads: false }));

/** Gives the plugin's components their options, and hides the buttons that the account cannot use. */
export function LibraryOptions({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  useEffect(() => (user === null ? undefined : hideButtons(hiddenButtons(user))), [user]);
  const renderDefault = () => <>{children}</>;
  // The user loads a moment later. Switching the options then would restart the asset picker and clear its search.
  if (user === null) return null;
  return mayUpload(user) ? (
    <Options renderDefault={renderDefault} />
  ) : (
    <OptionsForViewers renderDefault={renderDefault} />
  );
}

/** The plugin's tool, the asset picker that its fields open, and its editor of one asset. */
export function useLibrary() {
  const source = useSource();
  return useMemo(() => {
    const tools = resolve(plugin.tools, source);
    const sources = resolve(plugin.form?.image?.assetSources, source);
    return {
      tool: named(tools, "media"),
      assetPicker: named(sources, "media"),
      editor: named(sources, "edit-media"),
    };
  }, [source]);
}

/** The asset picker, in which an editor chooses the picture or file of a field. */
export function AssetPicker(props: AssetSourceComponentProps) {
  const { assetPicker } = useLibrary();
  return (
    <LibraryOptions>
      <assetPicker.component {...props} />
    </LibraryOptions>
  );
}

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

type Source = ReturnType<typeof useSource>;

function resolve<Item>(
  option: Item[] | ((previous: Item[], context: Source) => Item[]) | undefined,
  source: Source,
): Item[] {
  return typeof option === "function" ? option([], source) : (option ?? []);
}

function layoutOf({ studio }: PluginOptions) {
  return existing(studio?.components?.layout, "layout");
}

function named<Item extends { name: string }>(items: readonly Item[], name: string): Item {
  return existing(
    items.find((item) => item.name === name),
    name,
  );
}

function existing<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined) throw new Error(`This version of sanity-plugin-media has no ${name}`);
  return part;
}
