import type {
  CheckMessage,
  FileUnit,
  Model,
  Place,
  Process,
  Progress,
  ResultMessage,
} from "part-check/contract.ts";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { Material, RuleSet } from "schemas/part-rules.ts";

import { Bodies } from "./bodies.tsx";
import { Figures } from "./figures.tsx";
import { Findings } from "./findings.tsx";
import { fetchRules } from "./published-rules.ts";
import { runCheck } from "./run-check.ts";

const loadView = () => import("./part-view.tsx");
const LazyView = lazy(() => loadView().then(({ PartView }) => ({ default: PartView })));

/** What a visitor has found out about a part. */
export interface CheckedPart {
  readonly model: Model;
  /** The title of the service whose findings are open. */
  readonly service: string | undefined;
  readonly material: Material | undefined;
}

interface PartCheckProps {
  file: File;
  /** The origin of the site that publishes the rules and grades; empty on the site itself. */
  site: string;
  /** Below the picture. */
  renderActions?: ((part: CheckedPart) => ReactNode) | undefined;
}

type State =
  | { readonly kind: "checking"; readonly progress: Progress | undefined }
  | { readonly kind: "canceled" }
  | { readonly kind: "failed"; readonly text: string };

/** Checks a file and shows the part in 3D, with its figures and what the rules say about it. */
export function PartCheck({ file, site, renderActions }: PartCheckProps) {
  const [state, setState] = useState<State>({ kind: "checking", progress: undefined });
  const [unit, setUnit] = useState<FileUnit>();
  const [rules, setRules] = useState<RuleSet>();
  const [model, setModel] = useState<Model>();
  const [result, setResult] = useState<ResultMessage>();
  const cancel = useRef<() => void>(undefined);

  useEffect(() => {
    let isCurrent = true;
    let stop: (() => void) | undefined;
    cancel.current = () => {
      isCurrent = false;
      stop?.();
      setState({ kind: "canceled" });
    };
    function receive(message: CheckMessage): void {
      if (!isCurrent) return;
      if (message.type === "progress") setState({ kind: "checking", progress: message });
      else if (message.type === "model") setModel(message.model);
      else if (message.type === "result") setResult(message);
      else if (message.type === "error") setState({ kind: "failed", text: message.text });
    }
    async function start(): Promise<void> {
      const set = await fetchRules(site);
      if (!isCurrent) return;
      setRules(set);
      const { rules: list, machines } = set;
      const request = { file, fileName: file.name, rules: list, machines, ...(unit && { unit }) };
      stop = runCheck(request, receive);
    }
    void loadView();
    start().catch((error: unknown) => {
      console.warn(error);
      if (isCurrent) setState({ kind: "failed", text: OFFLINE });
    });
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [file, unit, site]);

  function readIn(next: FileUnit): void {
    setState({ kind: "checking", progress: undefined });
    setResult(undefined);
    setUnit(next);
  }

  return (
    <div className="pc">
      {!result && <Status state={state} file={file} cancel={() => cancel.current?.()} />}
      {model && (
        <CheckedModel
          model={model}
          rules={rules}
          result={result}
          readIn={readIn}
          site={site}
          renderActions={renderActions}
        />
      )}
    </div>
  );
}

const OFFLINE = "The rules didn't load. Check your connection, then choose the file again.";

const STAGES = {
  "load-reader": "Loading the STEP and IGES reader",
  read: "Reading the file",
  measure: "Measuring the part",
} as const satisfies Record<Progress["stage"], string>;

function Status({ state, file, cancel }: { state: State; file: File; cancel: () => void }) {
  if (state.kind === "failed") {
    return (
      <p role="alert" className="pc-message">
        <strong>
          <bdi>{file.name}</bdi> cannot be checked.
        </strong>{" "}
        {state.text}
      </p>
    );
  }
  if (state.kind === "canceled") {
    return <output className="pc-message">Canceled. Choose a file to start again.</output>;
  }
  const stage = STAGES[state.progress?.stage ?? "read"];
  const percent = Math.floor(100 * (state.progress?.done ?? 0));
  return (
    <div className="pc-progress">
      <p>
        {stage} <bdi>{file.name}</bdi> <span aria-hidden="true">{percent} %</span>
      </p>
      <progress aria-label={stage} max={100} value={percent} />
      <button type="button" onClick={cancel}>
        Cancel
      </button>
      {/* Each stage once, not every percent. */}
      <output className="pc-sr">{stage}</output>
    </div>
  );
}

interface CheckedModelProps extends Pick<PartCheckProps, "site" | "renderActions"> {
  model: Model;
  rules: RuleSet | undefined;
  result: ResultMessage | undefined;
  readIn: (unit: FileUnit) => void;
}

function CheckedModel({ model, rules, result, readIn, site, renderActions }: CheckedModelProps) {
  const [place, setPlace] = useState<Place>();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [process, setProcess] = useState<Process>();
  const [material, setMaterial] = useState<Material>();
  const view = useRef<HTMLDivElement>(null);

  /** On a phone the picture is above the list. */
  function show(next: Place | undefined): void {
    setPlace(next);
    if (next) view.current?.scrollIntoView({ block: "nearest" });
  }
  return (
    <div className="pc-body">
      <div ref={view} className="pc-view">
        <Suspense fallback={<p className="pc-loading">Loading the 3D view…</p>}>
          <LazyView key={model.unit} model={model} place={place} hidden={hidden} />
        </Suspense>
        {model.bodies.length > 1 && <Bodies model={model} hidden={hidden} setHidden={setHidden} />}
      </div>
      <div className="pc-facts">
        <Figures
          model={model}
          figures={result?.figures}
          process={process}
          material={material}
          setMaterial={setMaterial}
          site={site}
          readIn={readIn}
          place={place}
          show={show}
        />
        <div className="pc-actions">
          {renderActions?.({
            model,
            material,
            service: rules?.services.find((service) => service.process === process)?.title,
          })}
          {(model.format === "step" || model.format === "iges") && <ReaderLicenses />}
        </div>
      </div>
      {result && rules && (
        <Findings
          assessments={result.assessments}
          rules={rules}
          place={place}
          show={show}
          process={process}
          setProcess={setProcess}
        />
      )}
    </div>
  );
}

const READER_LICENSE_URL = new URL("occt-import-js/dist/license.occt-import-js.txt", import.meta.url).href;
const OPEN_CASCADE_LICENSE_URL = new URL("occt-import-js/dist/license.occt.txt", import.meta.url).href;

/** The LGPL asks for a notice and its text wherever the reader is used. In a new tab, so that the check stays. */
function ReaderLicenses() {
  return (
    <p className="pv-note">
      {"Read with "}
      <a href={READER_LICENSE_URL} target="_blank" className="text-link">
        occt-import-js
      </a>
      {" and "}
      <a href={OPEN_CASCADE_LICENSE_URL} target="_blank" className="text-link">
        Open CASCADE Technology
      </a>
      , free software under the LGPL 2.1.
    </p>
  );
}
