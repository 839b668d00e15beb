import { ImagesIcon } from "@sanity/icons/Images";
import { Flex, Spinner } from "@sanity/ui";
import { lazy, Suspense } from "react";
import { type AssetSource, type AssetSourceComponentProps, definePlugin, type LayoutProps } from "sanity";

import { mediaTypes } from "#media-types.ts";
import { HeicUploads } from "#media/heic-uploads.tsx";

// The asset picker, for pictures and files, is a sixteenth of the whole Studio, so it loads when an editor opens it.
const MediaTool = lazy(() => import("#media/media-tool.tsx"));
const AssetPicker = lazy(async () => ({ default: (await import("#media/library.tsx")).AssetPicker }));

/** The Media tool, and the same asset picker in every picture and file field. */
export const mediaPlugin = definePlugin({
  name: "pictures-and-files",
  schema: { types: mediaTypes },
  studio: { components: { layout: Layout } },
  tools: [{ name: "media", title: "Media", icon: ImagesIcon, component: Tool }],
  form: {
    image: { assetSources: withAssetPicker },
    file: { assetSources: withAssetPicker },
  },
});

/** Keeps the uploads of the Studio's own sources, and shows the asset picker instead of their list of pictures. */
function withAssetPicker(sources: AssetSource[]): AssetSource[] {
  return sources.map((source) => ({ ...source, component: Picker }));
}

function Layout(props: LayoutProps) {
  return <HeicUploads>{props.renderDefault(props)}</HeicUploads>;
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
