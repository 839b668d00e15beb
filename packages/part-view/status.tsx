import type { Progress } from "part-check/messages.ts";
import { useEffect, useState } from "react";

/** The state of a check that has no result yet. */
export type CheckState =
  | { readonly kind: "checking"; readonly progress: Progress | undefined }
  | { readonly kind: "canceled" }
  | { readonly kind: "failed"; readonly text: string; readonly canRetry: boolean };

/** What is shown in each stage, and how long it takes, as a share of a usual check. */
const STAGES = {
  "load-reader": { text: "Loading the reader for STEP and IGES", share: 0.1 },
  read: { text: "Reading the file", share: 0.25 },
  mesh: { text: "Building the surfaces", share: 0.25 },
  measure: { text: "Measuring walls, holes and reach", share: 0.4 },
} as const satisfies Record<Progress["stage"], { text: string; share: number }>;

export function stageOf(progress: Progress | undefined): string {
  return STAGES[progress?.stage ?? "read"].text;
}

const STAGE_ORDER = ["load-reader", "read", "mesh", "measure"] as const;

/** The share of the whole check that is done. A stage that a file does not need counts as done. */
export function doneOf(progress: Progress | undefined): number {
  let before = 0;
  for (const stage of STAGE_ORDER) {
    if (stage === progress?.stage) return before + STAGES[stage].share * progress.done;
    before += STAGES[stage].share;
  }
  return 0;
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
  const percent = Math.floor(100 * doneOf(useEstimate(progress)));
  return (
    <div className="pc-progress">
      <p>
        {stage} <bdi>{file.name}</bdi>
      </p>
      <span aria-hidden="true" className="pc-number">
        {percent}%
      </span>
      <progress aria-label={stage} max={100} value={percent} />
      <button type="button" onClick={cancel}>
        Cancel
      </button>
    </div>
  );
}

/** How often the bar moves while the check reports nothing, in ms. */
const TICK = 250;

/** The progress, moved on while a stage reports nothing before its end. */
function useEstimate(progress: Progress | undefined): Progress | undefined {
  const [waited, setWaited] = useState({ progress, ms: 0 });
  useEffect(() => {
    if (progress?.expectedMs === undefined) return;
    const start = performance.now();
    const timer = setInterval(() => setWaited({ progress, ms: performance.now() - start }), TICK);
    return () => clearInterval(timer);
  }, [progress]);
  return progress && waited.progress === progress ? estimateAfter(waited.ms, progress) : progress;
}

/** The estimate of a stage's progress. It gets slower, but neither stops nor ends. */
export function estimateAfter(ms: number, progress: Progress): Progress {
  if (progress.expectedMs === undefined) return progress;
  return { ...progress, done: 1 - (1 - progress.done) * Math.exp(-ms / progress.expectedMs) };
}
