import { useSyncExternalStore } from "react";
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
 * chosen file, the undo list of a grid. With this plugin the content waits until that is known, and is mounted once. It does not wait
 * longer than `LIMIT_MS`: a form that is mounted twice is better than none.
 */
export const mountOnce = definePlugin({
  name: "mount-once",
  studio: { components: { activeToolLayout: ToolLayout } },
  document: { components: { unstable_layout: DocumentLayout } },
});

/** How long the Studio waits for the features of the project, in all. */
const LIMIT_MS = 5000;

let isLimitOver = false;
let limit: Promise<void> | undefined;

/** Starts the time limit with the first wait. `onOver` is called when it is over. */
function watchLimit(onOver: () => void): () => void {
  let isCanceled = false;
  limit ??= new Promise((resolve) => {
    setTimeout(() => {
      isLimitOver = true;
      resolve();
    }, LIMIT_MS);
  });
  void limit.then(() => !isCanceled && onOver());
  return () => {
    isCanceled = true;
  };
}

function useIsWaiting(feature: Parameters<typeof useFeatureEnabled>[0]): boolean {
  const { isLoading } = useFeatureEnabled(feature);
  const isOver = useSyncExternalStore(watchLimit, () => isLimitOver);
  return isLoading && !isOver;
}

function ToolLayout(props: ActiveToolLayoutProps) {
  return useIsWaiting("sanityTasks") ? <LoadingBlock /> : props.renderDefault(props);
}

function DocumentLayout(props: DocumentLayoutProps) {
  return useIsWaiting("studioComments") ? <LoadingBlock /> : props.renderDefault(props);
}
