import {
  type ActiveToolLayoutProps,
  definePlugin,
  type DocumentLayoutProps,
  LoadingBlock,
  useFeatureEnabled,
} from "sanity";

/**
 * Sanity's tasks and comments wrap the Studio and each document once they know that the project has them, which is after the first
 * render. React then mounts everything inside a second time, and what an editor had started in the meantime is lost: a paste, a
 * chosen file, the undo list of a grid. With this plugin the content waits until that is known, and is mounted once.
 */
export const mountOnce = definePlugin({
  name: "mount-once",
  studio: { components: { activeToolLayout: ToolLayout } },
  document: { components: { unstable_layout: DocumentLayout } },
});

function ToolLayout(props: ActiveToolLayoutProps) {
  const { isLoading } = useFeatureEnabled("sanityTasks");
  return isLoading ? <LoadingBlock /> : props.renderDefault(props);
}

function DocumentLayout(props: DocumentLayoutProps) {
  const { isLoading } = useFeatureEnabled("studioComments");
  return isLoading ? <LoadingBlock /> : props.renderDefault(props);
}
