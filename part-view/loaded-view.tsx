import { type ComponentProps, useEffect, useState } from "react";

const loadView = () => import("./part-view.tsx");
type PartView = Awaited<ReturnType<typeof loadView>>["PartView"];

const NOT_LOADED = { PartView: undefined, hasFailed: false };

/** The state of the 3D view's code, which is loaded while a file is read. */
export interface ViewCode {
  readonly PartView: PartView | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the code of the 3D view, and again on `retry`. */
export function useViewCode(): ViewCode {
  const [loading, setLoading] = useState(loadView);
  const [code, setCode] = useState<Omit<ViewCode, "retry">>(NOT_LOADED);
  useEffect(() => {
    let isCurrent = true;
    async function wait(): Promise<void> {
      const loaded = await loading.catch((error: unknown) => {
        console.warn(error);
      });
      if (isCurrent) setCode({ PartView: loaded?.PartView, hasFailed: loaded === undefined });
    }
    void wait();
    return () => {
      isCurrent = false;
    };
  }, [loading]);
  return {
    ...code,
    retry: () => {
      setCode(NOT_LOADED);
      setLoading(loadView());
    },
  };
}

/** The 3D view as soon as its code is there. Without it the figures and findings are complete. */
export function LoadedView({ code, ...props }: ComponentProps<PartView> & { code: ViewCode }) {
  const { PartView, hasFailed, retry } = code;
  if (PartView) return <PartView {...props} />;
  if (!hasFailed) return <p className="pc-loading">Loading the 3D view…</p>;
  return (
    <div className="pc-message" role="alert">
      <p>The 3D view didn't load. The figures and findings are complete without it.</p>
      <button type="button" onClick={retry}>
        Load the 3D view
      </button>
    </div>
  );
}
