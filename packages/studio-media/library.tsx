import { Stack } from "@sanity/ui";
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useMemo } from "react";
import {
  type AssetSourceComponentProps,
  FormValueProvider,
  getPublishedId,
  type PluginOptions,
  useSource,
} from "sanity";
import { media, type MediaToolOptions } from "sanity-plugin-media";
import { useAssetRights } from "studio-kit/permissions.ts";
import { Notice } from "studio-kit/ui.tsx";
import { useLiveQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

import { AssetUses } from "./asset-uses-list.tsx";
import { USING_DOCUMENTS } from "./asset-uses.ts";
import { hiddenButtons, hideButtons } from "./hidden-buttons.ts";
import { useMediaSettings } from "./media-settings.ts";

// The components of sanity-plugin-media. The Studio registers media-plugin.tsx, which loads this file when an editor opens the asset picker.

const options = { creditLine: { enabled: true }, components: { details: AssetDetails } };
const plugin = media(options);
const Options = layoutOf(plugin);
const OptionsForViewers = layoutOf(media({ ...options, directUploads: false }));

/** Gives the plugin's components their options, and hides the buttons that the account cannot use. */
export function LibraryOptions({ children }: { children: ReactNode }) {
  const { mayChange, mayUpload } = useAssetRights() ?? {};
  const isLoaded = mayChange !== undefined && mayUpload !== undefined;
  useEffect(
    () => (isLoaded ? hideButtons(hiddenButtons({ mayChange, mayUpload })) : undefined),
    [isLoaded, mayChange, mayUpload],
  );
  const renderDefault = () => <>{children}</>;
  // The permissions load a moment later. Switching the options then would restart the asset picker and clear its search.
  if (!isLoaded) return null;
  return mayUpload ? (
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

type Details = NonNullable<NonNullable<MediaToolOptions["components"]>["details"]>;
type DetailsProps = Details extends ComponentType<infer Props> ? Props : ComponentProps<"form">;

const UsingDocuments = v.array(v.looseObject({ _id: v.string(), _rev: v.string(), _type: v.string() }));

/** The details in the editor of one asset: where it is used, above its tags, folder, name, alternative text and credit. */
export function AssetDetails(props: DetailsProps) {
  const asset = props.currentAsset;
  const documents = useLiveQuery({
    query: USING_DOCUMENTS,
    params: { id: asset._id },
    schema: UsingDocuments,
    watch: "*[references($id)]",
  });
  const { mayContributorsDescribe } = useMediaSettings();
  const rights = useAssetRights();
  const isOnSite = documents?.some(({ _id }) => getPublishedId(_id) === _id);
  const mayDescribe =
    rights?.mayChange === true ||
    (rights?.mayUpload === true && mayContributorsDescribe && isOnSite === false);
  return (
    // The asset picker that chooses a replacement reads the document of the form around it. The Media tool has no form.
    <FormValueProvider value={undefined}>
      <Stack gap={5}>
        {documents !== undefined && <AssetUses asset={asset} documents={documents} />}
        {documents !== undefined && rights !== undefined && !mayDescribe && (
          <Notice tone="transparent">
            {rights.mayUpload
              ? "Visitors see it, so only editors can change it. Leave a comment on the page that shows it."
              : "Your role can view it, but not change it."}
          </Notice>
        )}
        <fieldset disabled={!mayDescribe} style={{ border: 0, margin: 0, minWidth: 0, padding: 0 }}>
          {props.renderDefaultDetails(props)}
        </fieldset>
      </Stack>
    </FormValueProvider>
  );
}
