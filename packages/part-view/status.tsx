import type { Progress } from "part-check/messages.ts";
import { english as quantityEnglish } from "quantities/words.ts";
import { useEffect, useState } from "react";

import { usePartWords, useViewWords } from "./use-words.ts";
import type { PartViewWords } from "./words.ts";

/** The state of a check that has no result yet. */
export type CheckState =
  | { readonly kind: "checking"; readonly progress: Progress | undefined }
  | { readonly kind: "canceled" }
  | { readonly kind: "failed"; readonly text: string; readonly canRetry: boolean };

/** How long each stage takes, as a share of a usual check. */
const SHARES = {
  "load-reader": 0.1,
  read: 0.25,
  mesh: 0.25,
  measure: 0.4,
} as const satisfies Record<Progress["stage"], number>;

/** What is shown in a stage. */
export function stageOf(progress: Progress | undefined, { stages }: PartViewWords): string {
  return stages[progress?.stage ?? "read"];
}

const STAGE_ORDER = ["load-reader", "read", "mesh", "measure"] as const;

/** The share of the whole check that is done. A stage that a file does not need counts as done. */
export function doneOf(progress: Progress | undefined): number {
  let before = 0;
  for (const stage of STAGE_ORDER) {
    if (stage === progress?.stage) return before + SHARES[stage] * progress.done;
    before += SHARES[stage];
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
  const words = useViewWords();
  if (state.kind === "checking")
    return <CheckProgress progress={state.progress} file={file} cancel={cancel} />;
  return (
    <div className="pc-message" role={state.kind === "failed" ? "alert" : "status"}>
      {state.kind === "canceled" ? (
        <p>{words.canceled}</p>
      ) : (
        <p>
          <strong>
            <bdi>{file.name}</bdi>
          </strong>{" "}
          {words.cannotBeChecked(state.text)}
        </p>
      )}
      {(state.kind === "canceled" || state.canRetry) && (
        <button type="button" onClick={restart}>
          {state.kind === "canceled" ? words.checkFile : words.tryAgain}
        </button>
      )}
    </div>
  );
}

interface CheckProgressProps extends Pick<StatusProps, "file" | "cancel"> {
  progress: Progress | undefined;
}

function CheckProgress({ progress, file, cancel }: CheckProgressProps) {
  const { view: words, quantities = quantityEnglish } = usePartWords();
  const stage = stageOf(progress, words);
  const percent = Math.floor(100 * doneOf(useEstimate(progress)));
  return (
    <div className="pc-progress">
      <p>
        {stage} <bdi>{file.name}</bdi>
      </p>
      <span aria-hidden="true" className="pc-number">
        {(percent / 100).toLocaleString(quantities.locale, { style: "percent" })}
      </span>
      <progress aria-label={stage} max={100} value={percent} />
      <button type="button" onClick={cancel}>
        {words.cancel}
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
