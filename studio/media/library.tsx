import { type ReactNode, useEffect, useMemo } from "react";
import { type PluginOptions, useCurrentUser, useSource } from "sanity";
import { media } from "sanity-plugin-media";

import { AssetDetails } from "#media/asset-details.tsx";
import { hiddenButtons, hideSelectionButtons } from "#media/selection-bar.ts";
import { mayUpload } from "#roles.ts";

// sanity-plugin-media as a library. The Studio registers media-plugin.tsx, which loads this file when an editor opens the browser.

const options = { creditLine: { enabled: true }, components: { details: AssetDetails } };
const plugin = media(options);
const Options = layoutOf(plugin);
const OptionsForViewers = layoutOf(media({ ...options, directUploads: false }));

/** Gives the plugin's components their options. Accounts get no button that they cannot use. */
export function LibraryOptions({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  useEffect(() => (user === null ? undefined : hideSelectionButtons(hiddenButtons(user))), [user]);
  const renderDefault = () => <>{children}</>;
  // Who it is becomes known a moment later. Switching then would start the browser again and lose what was typed in its search.
  if (user === null) return null;
  return mayUpload(user) ? (
    <Options renderDefault={renderDefault} />
  ) : (
    <OptionsForViewers renderDefault={renderDefault} />
  );
}

/** The plugin's tool, the browser that its fields open, and its editor of one asset. */
export function useLibrary() {
  const source = useSource();
  return useMemo(() => {
    const tools = resolve(plugin.tools, source);
    const sources = resolve(plugin.form?.image?.assetSources, source);
    return {
      tool: named(tools, "media"),
      browser: named(sources, "media"),
      editor: named(sources, "edit-media"),
    };
  }, [source]);
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
