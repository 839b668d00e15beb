import { ImagesIcon } from "@sanity/icons/Images";
import { Flex, Spinner } from "@sanity/ui";
import { lazy, Suspense } from "react";
import { type AssetSource, type AssetSourceComponentProps, definePlugin, type LayoutProps } from "sanity";

import { HeicUploads } from "./heic-uploads.tsx";
import { type MediaSettings, MediaSettingsContext } from "./media-settings.ts";
import { mediaTypes } from "./media-types.ts";

// The asset picker, for pictures and files, is a sixteenth of the whole Studio, so it loads when an editor opens it.
const MediaTool = lazy(() => import("./media-tool.tsx"));
const AssetPicker = lazy(async () => ({ default: (await import("./library.tsx")).AssetPicker }));

/** The Media tool, and the same asset picker in every picture and file field. */
export const mediaPlugin = definePlugin<MediaSettings>((settings) => ({
  name: "pictures-and-files",
  schema: { types: mediaTypes },
  studio: { components: { layout: layoutWith(settings) } },
  tools: [{ name: "media", title: "Media", icon: ImagesIcon, component: Tool }],
  form: {
    image: { assetSources: withAssetPicker },
    file: { assetSources: withAssetPicker },
  },
}));

/** Keeps the uploads of the Studio's own sources, and shows the asset picker instead of their list of pictures. */
function withAssetPicker(sources: AssetSource[]): AssetSource[] {
  return sources.map((source) => ({ ...source, component: Picker }));
}

function layoutWith(settings: MediaSettings) {
  return function Layout(props: LayoutProps) {
    return (
      <MediaSettingsContext value={settings}>
        <HeicUploads>{props.renderDefault(props)}</HeicUploads>
      </MediaSettingsContext>
    );
  };
}

function Tool() {
  return (
    <Suspense
      fallback={
        <Flex align="center" justify="center" height="fill">
          <Spinner muted />
        </Flex>
      }
    >
      <MediaTool />
    </Suspense>
  );
}

function Picker(props: AssetSourceComponentProps) {
  // Uploads go through the source's uploader, without a dialog.
  if (props.action === "upload") return null;
  return (
    <Suspense fallback={null}>
      <AssetPicker {...props} />
    </Suspense>
  );
}
