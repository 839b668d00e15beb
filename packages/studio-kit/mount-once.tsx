import { useEffect, useState } from "react";
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

const LIMIT_MS = 5000;

/** Whether a component has waited in vain, so that the next ones do not wait. */
let isAnswerMissing = false;

/** Whether the feature is still unknown. Each document asks again, and gets the answer of the first request right after its first render. */
function useIsWaiting(feature: Parameters<typeof useFeatureEnabled>[0]): boolean {
  const { isLoading } = useFeatureEnabled(feature);
  const [isLimitOver, setIsLimitOver] = useState(isAnswerMissing);
  useEffect(() => {
    if (!isLoading) {
      isAnswerMissing = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      isAnswerMissing = true;
      setIsLimitOver(true);
    }, LIMIT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isLoading]);
  return isLoading && !isLimitOver;
}

function ToolLayout(props: ActiveToolLayoutProps) {
  return useIsWaiting("sanityTasks") ? <LoadingBlock /> : props.renderDefault(props);
}

function DocumentLayout(props: DocumentLayoutProps) {
  return useIsWaiting("studioComments") ? <LoadingBlock /> : props.renderDefault(props);
}
