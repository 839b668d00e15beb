import type { CheckMessage, Reading, ResultMessage } from "part-check/messages.ts";
import type { Model, PartFacts } from "part-check/model.ts";
import type { Place } from "part-check/result.ts";
import type { Material, Process, RuleSet } from "part-check/rules/rule.ts";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";

import { Bodies } from "./bodies.tsx";
import { type Direction, NAMED_VIEWS } from "./camera.ts";
import { fetchRules } from "./fetch-rules.ts";
import { Findings } from "./findings.tsx";
import { LoadedView, useRenderer } from "./loaded-view.tsx";
import { PartProperties } from "./part-properties.tsx";
import { runCheck } from "./run-check.ts";
import { type CheckState, stageOf, Status } from "./status.tsx";

/** A part with the visitor's choices. */
export interface PartWithChoices {
  readonly model: PartFacts;
  /** The title of the service whose findings are open. */
  readonly service: string | undefined;
  readonly material: Material | undefined;
}

const OFFLINE = "The rules of the design guides didn't load. Check your connection and try again.";

interface CheckedPartProps {
  file: File;
  /** The origin of the site that publishes the rules and grades. Empty on the site itself. */
  site: string;
  /** Renders buttons below the properties. */
  renderActions?: ((part: PartWithChoices) => ReactNode) | undefined;
}

/** Checks a file and shows the part in 3D, with its properties and findings. */
export function CheckedPart({ file, site, renderActions }: CheckedPartProps) {
  const [state, setState] = useState<CheckState>({ kind: "checking", progress: undefined });
  /** A new object starts a new check. */
  const [reading, setReading] = useState<Reading>({});
  const [rules, setRules] = useState<RuleSet>();
  const [model, setModel] = useState<Model>();
  const [result, setResult] = useState<ResultMessage>();
  const cancel = useRef<() => void>(undefined);
  const { restart: restartRenderer, ...renderer } = useRenderer(
    state.kind === "checking" || model !== undefined,
  );

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
      else if (message.type === "error")
        setState({ kind: "failed", text: message.text, canRetry: message.code === "reader-unavailable" });
    }
    async function start(): Promise<void> {
      const set = await fetchRules(site);
      if (!isCurrent) return;
      setRules(set);
      const { rules: list, machines } = set;
      const request = { file, fileName: file.name, rules: list, machines, ...reading };
      stop = runCheck(request, receive);
    }
    start().catch((error: unknown) => {
      console.warn(error);
      if (isCurrent) setState({ kind: "failed", text: OFFLINE, canRetry: true });
    });
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [file, reading, site]);

  function readAgain(next: Reading): void {
    setState({ kind: "checking", progress: undefined });
    setResult(undefined);
    setReading(next);
  }
  function restart(): void {
    setState({ kind: "checking", progress: undefined });
    setReading({ ...reading });
  }
  function retryView(): void {
    // The arrays of the model were transferred to the renderer that failed, so the file is read again.
    if (model?.positions.length === 0) {
      setModel(undefined);
      setResult(undefined);
      restart();
    }
    restartRenderer();
  }

  return (
    <div className="pc">
      {/* Screen readers announce each stage, but not every percent. */}
      <output className="pc-sr">
        {result
          ? "The check is finished. Measurements and findings follow."
          : state.kind === "checking" && stageOf(state.progress)}
      </output>
      {!result && <Status state={state} file={file} cancel={() => cancel.current?.()} restart={restart} />}
      {model && (
        <CheckedModel
          model={model}
          rules={rules}
          result={result}
          readAgain={readAgain}
          view={{ ...renderer, retry: retryView }}
          site={site}
          renderActions={renderActions}
        />
      )}
    </div>
  );
}

interface CheckedModelProps extends Pick<CheckedPartProps, "site" | "renderActions"> {
  model: Model;
  rules: RuleSet | undefined;
  result: ResultMessage | undefined;
  readAgain: (reading: Reading) => void;
  view: Pick<ComponentProps<typeof LoadedView>, "renderer" | "hasFailed" | "retry">;
}

function CheckedModel({ model, rules, result, readAgain, view, site, renderActions }: CheckedModelProps) {
  const [place, setPlace] = useState<Place>();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [process, setProcess] = useState<Process>();
  const [material, setMaterial] = useState<Material>();
  const picture = useRef<HTMLDivElement>(null);
  /** Kept when the file is read in another unit. */
  const direction = useRef<Direction>(NAMED_VIEWS["3D"]);

  /** On a phone, the picture is above the list and may be scrolled out of view. */
  function show(next: Place | undefined): void {
    setPlace(next);
    if (next) picture.current?.scrollIntoView({ block: "nearest" });
  }
  return (
    <div className="pc-body">
      <div ref={picture} className="pc-view">
        <LoadedView
          key={`${model.unit} ${model.partInZip}`}
          {...view}
          model={model}
          place={place}
          hidden={hidden}
          direction={direction}
        />
        {model.bodies.length > 1 && <Bodies model={model} hidden={hidden} setHidden={setHidden} />}
      </div>
      <div className="pc-facts">
        <PartProperties
          model={model}
          dimensions={result?.dimensions}
          process={process}
          material={material}
          setMaterial={setMaterial}
          site={site}
          readAgain={readAgain}
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

/** The LGPL requires a notice and a copy of the license. The links open a new tab, because leaving the page would end the check. */
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
