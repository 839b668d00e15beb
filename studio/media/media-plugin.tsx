import { ImagesIcon } from "@sanity/icons/Images";
import { Flex, Spinner } from "@sanity/ui";
import { lazy, Suspense } from "react";
import { type AssetSource, type AssetSourceComponentProps, definePlugin, type LayoutProps } from "sanity";

import { mediaTypes } from "#media-types.ts";
import { HeicUploads } from "#media/heic/heic-uploads.tsx";

// The browser for pictures and files is a sixteenth of the whole Studio, so it loads when an editor opens it.
const MediaTool = lazy(() => import("#media/media-tool.tsx"));
const AssetBrowser = lazy(async () => ({ default: (await import("#media/library.tsx")).AssetBrowser }));

/** The Media tool, and the same browser in every picture and file field. */
export const mediaPlugin = definePlugin({
  name: "pictures-and-files",
  schema: { types: mediaTypes },
  studio: { components: { layout: Layout } },
  tools: [{ name: "media", title: "Media", icon: ImagesIcon, component: Tool }],
  form: {
    image: { assetSources: withBrowser },
    file: { assetSources: withBrowser },
  },
});

/** Keeps the uploads of the Studio's own sources, and shows the browser instead of their list of pictures. */
function withBrowser(sources: AssetSource[]): AssetSource[] {
  return sources.map((source) => ({ ...source, component: Browser }));
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

function Browser(props: AssetSourceComponentProps) {
  // Uploads go through the source's uploader, without a dialog.
  if (props.action === "upload") return null;
  return (
    <Suspense fallback={null}>
      <AssetBrowser {...props} />
    </Suspense>
  );
}
