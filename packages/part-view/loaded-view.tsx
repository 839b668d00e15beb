import { type ComponentProps, useEffect, useState } from "react";

import { PartView } from "./part-view.tsx";
import { type Renderer, startRenderer } from "./start-renderer.ts";
import { useViewWords } from "./use-words.ts";

/** Runs a renderer while it is needed. After a failure, `restart` starts a new one. */
export function useRenderer(isNeeded: boolean) {
  const [renderer, setRenderer] = useState<Renderer>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || hasFailed) return undefined;
    const stop = startRenderer({
      onStart: setRenderer,
      onError(error) {
        console.warn(error);
        setFailed(true);
      },
    });
    return () => {
      stop();
      setRenderer(undefined);
    };
  }, [isNeeded, hasFailed]);
  return { renderer, hasFailed, restart: () => setFailed(false) };
}

interface LoadedViewProps extends Omit<ComponentProps<typeof PartView>, "renderer"> {
  renderer: Renderer | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The 3D view, once its renderer has started. The properties and findings do not wait for it. */
export function LoadedView({ renderer, hasFailed, retry, ...props }: LoadedViewProps) {
  const words = useViewWords();
  if (renderer) return <PartView renderer={renderer} {...props} />;
  if (!hasFailed) return <p className="pc-loading">{words.viewLoading}</p>;
  return (
    <div className="pc-message" role="alert">
      <p>{words.viewNotLoaded}</p>
      <button type="button" onClick={retry}>
        {words.loadView}
      </button>
    </div>
  );
}
