import type { Progress } from "part-check/messages.ts";

/** The state of a check that has no result yet. */
export type CheckState =
  | { readonly kind: "checking"; readonly progress: Progress | undefined }
  | { readonly kind: "canceled" }
  | { readonly kind: "failed"; readonly text: string; readonly canRetry: boolean };

const STAGES = {
  "load-reader": "Loading the STEP and IGES reader",
  read: "Reading the file",
  measure: "Measuring the part",
} as const satisfies Record<Progress["stage"], string>;

export function stageOf(progress: Progress | undefined): string {
  return STAGES[progress?.stage ?? "read"];
}

interface StatusProps {
  state: CheckState;
  file: File;
  cancel: () => void;
  restart: () => void;
}

/** Shows the progress and a cancel button, or the reason why there is no result. */
export function Status({ state, file, cancel, restart }: StatusProps) {
  if (state.kind === "checking")
    return <CheckProgress progress={state.progress} file={file} cancel={cancel} />;
  return (
    <div className="pc-message" role={state.kind === "failed" ? "alert" : "status"}>
      {state.kind === "canceled" ? (
        <p>The check was canceled.</p>
      ) : (
        <p>
          <strong>
            <bdi>{file.name}</bdi> cannot be checked.
          </strong>{" "}
          {state.text}
        </p>
      )}
      {(state.kind === "canceled" || state.canRetry) && (
        <button type="button" onClick={restart}>
          {state.kind === "canceled" ? "Check the file" : "Try again"}
        </button>
      )}
    </div>
  );
}

interface CheckProgressProps extends Pick<StatusProps, "file" | "cancel"> {
  progress: Progress | undefined;
}

function CheckProgress({ progress, file, cancel }: CheckProgressProps) {
  const stage = stageOf(progress);
  const percent = Math.floor(100 * (progress?.done ?? 0));
  return (
    <div className="pc-progress">
      <p>
        {stage} <bdi>{file.name}</bdi> <span aria-hidden="true">{percent}%</span>
      </p>
      <progress aria-label={stage} max={100} value={percent} />
      <button type="button" onClick={cancel}>
        Cancel
      </button>
    </div>
  );
}
