import { useSyncExternalStore } from "react";
import {
  type ActiveToolLayoutProps,
  definePlugin,
  type DocumentLayoutProps,
  LoadingBlock,
  useFeatureEnabled,
} from "sanity";

/**
 * Sanity wraps the Studio and each document in tasks and comments once it knows that the project has these features, which is after the
 * first render. React then mounts everything inside a second time, and what an editor started in the meantime is lost: a paste, a chosen
 * file, the undo list of a grid. This plugin holds back the content until that is known, so that it mounts once. It waits at most
 * `LIMIT_MS`: a form that mounts twice is better than none.
 */
export const mountOnce = definePlugin({
  name: "mount-once",
  studio: { components: { activeToolLayout: ToolLayout } },
  document: { components: { unstable_layout: DocumentLayout } },
});

/** How long the Studio waits for the project's features in total. */
const LIMIT_MS = 5000;

let isLimitOver = false;
let limit: Promise<void> | undefined;

/** Starts the time limit on the first call. Calls `onOver` when it is over. */
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
