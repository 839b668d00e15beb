import type { CheckMessage, Reading, ResultMessage } from "part-check/messages.ts";
import type { Model, PartFacts } from "part-check/model.ts";
import type { Material, Process, RuleSet } from "part-check/rules/rule.ts";
import { type ComponentProps, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";

import { Answer, bestFirst, isSurfaceOnly, type ProcessNotes, serviceOf } from "./answer.tsx";
import { Assembly } from "./assembly.tsx";
import { Bodies } from "./bodies.tsx";
import { type Direction, NAMED_VIEWS } from "./camera.ts";
import { fetchRules } from "./fetch-rules.ts";
import { Findings } from "./findings.tsx";
import { LoadedView, useRenderer } from "./loaded-view.tsx";
import { PartHead, UnitNote } from "./part-head.tsx";
import { PartProperties } from "./part-properties.tsx";
import type { Shown } from "./place-button.tsx";
import { bodyOf } from "./place-view.ts";
import type { Checked, Reported } from "./report.ts";
import { runCheck } from "./run-check.ts";
import { type CheckState, stageOf, Status } from "./status.tsx";
import { usePartWords, useViewWords } from "./use-words.ts";

/** A part with the visitor's choices. */
export interface PartWithChoices {
  readonly model: PartFacts;
  /** The title of the service whose findings are open. */
  readonly service: string | undefined;
  readonly material: Material | undefined;
  /** What `reportOf` writes about. Undefined before there is a result. */
  readonly reported: Reported | undefined;
}

interface CheckedPartProps {
  file: File;
  /** The origin of the site that publishes the rules and grades. On the site itself, what the paths of its language start with. */
  site: string;
  /** Renders buttons beside the name of the part. */
  renderActions?: ((part: PartWithChoices) => ReactNode) | undefined;
  /** A few words for each process in their row, such as its price. */
  notesOf?: ((part: PartWithChoices) => ProcessNotes | undefined) | undefined;
  /** The price by a process, by which those that fit equally are sorted. */
  priceOf?: ((checked: Checked, process: Process) => number | undefined) | undefined;
  /** Renders what the part costs, below the row of processes. */
  renderPrice?: ((part: PartWithChoices) => ReactNode) | undefined;
}

/** Checks a file and shows the part in 3D, with its properties and findings. */
export function CheckedPart({ file, site, ...rendered }: CheckedPartProps) {
  const words = usePartWords();
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
      stop = runCheck(request, receive, words);
    }
    start().catch((error: unknown) => {
      console.warn(error);
      if (isCurrent) setState({ kind: "failed", text: words.view.rulesNotLoaded, canRetry: true });
    });
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [file, reading, site, words]);

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

  const status = <Status state={state} file={file} cancel={() => cancel.current?.()} restart={restart} />;
  return (
    <div className="pc">
      {/* Screen readers announce each stage, but not every percent. */}
      <output className="pc-sr">
        {result ? words.view.finished : state.kind === "checking" && stageOf(state.progress, words.view)}
      </output>
      {model ? (
        <CheckedModel
          model={model}
          rules={rules}
          result={result}
          status={status}
          readAgain={readAgain}
          view={{ ...renderer, retry: retryView }}
          site={site}
          {...rendered}
        />
      ) : (
        status
      )}
    </div>
  );
}

interface CheckedModelProps extends Omit<CheckedPartProps, "file"> {
  model: Model;
  rules: RuleSet | undefined;
  result: ResultMessage | undefined;
  /** Shown in place of the result until there is one. */
  status: ReactNode;
  readAgain: (reading: Reading) => void;
  view: Pick<ComponentProps<typeof LoadedView>, "renderer" | "hasFailed" | "retry">;
}

function CheckedModel({
  model,
  rules,
  result,
  status,
  readAgain,
  view,
  site,
  renderActions,
  notesOf,
  priceOf,
  renderPrice,
}: CheckedModelProps) {
  const words = useViewWords();
  const [shown, setShown] = useState<Shown>();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<Process>();
  const [material, setMaterial] = useState<Material>();
  const picture = useRef<HTMLDivElement>(null);
  /** Kept when the file is read in another unit. */
  const direction = useRef<Direction>(NAMED_VIEWS["3D"]);
  const panel = useId();
  // Of the first reading. The choice of a unit must not move the control with which it is made.
  const [isUnitDoubtful] = useState(model.isUnitGuessed === true || model.probableUnit !== undefined);

  const assessments = useMemo(() => {
    if (!result || !rules) return undefined;
    const checked = { model, result, rules, assessments: result.assessments };
    const isSheet = result.dimensions.sheetThickness !== undefined;
    return bestFirst(result.assessments, isSheet, (process) => priceOf?.(checked, process));
  }, [model, result, rules, priceOf]);
  const open = assessments?.find(({ process }) => process === chosen) ?? assessments?.[0];

  /** From a property below the picture, the picture may be scrolled out of view. */
  function show(next: Shown | undefined): void {
    setShown(next);
    const box = picture.current?.getBoundingClientRect();
    if (next && box && (box.bottom < MIN_VISIBLE || box.top > innerHeight - MIN_VISIBLE))
      picture.current?.scrollIntoView({ block: "nearest" });
  }
  /** A place of a body that is hidden is no longer shown. */
  function hide(next: ReadonlySet<number>): void {
    setHidden(next);
    const [triangle] = shown?.places[shown.index]?.triangles ?? [];
    if (triangle !== undefined && next.has(bodyOf(model, triangle))) setShown(undefined);
  }
  function choose(process: Process): void {
    setChosen(process);
    setShown(undefined);
  }
  const service = open && rules && serviceOf(open.process, rules);
  const reported = result && rules && assessments && open && { model, result, rules, assessments, open };
  const part: PartWithChoices = { model, material, service: service?.title, reported };
  const actions = renderActions && <div className="pc-actions">{renderActions(part)}</div>;
  return (
    <div className="pc-body">
      <PartHead model={model} isUnitDoubtful={isUnitDoubtful} readAgain={readAgain} />
      <div ref={picture} className="pc-view">
        <LoadedView
          key={`${model.unit} ${model.partInZip}`}
          {...view}
          model={model}
          map={result?.map}
          shown={shown}
          show={show}
          hidden={hidden}
          direction={direction}
        />
      </div>
      {assessments && rules && open ? (
        <>
          {isSurfaceOnly(model) ? (
            <p className="pc-answer pc-message">
              <strong>{words.surfacesOnly}</strong> {words.joinSurfaces}
            </p>
          ) : (
            <Answer
              assessments={assessments}
              rules={rules}
              process={open.process}
              setProcess={choose}
              panel={panel}
              notes={notesOf?.(part)}
            />
          )}
          {actions}
          <Findings
            id={panel}
            assessment={open}
            isUnchecked={isSurfaceOnly(model)}
            rules={rules}
            shown={shown}
            show={show}
          />
        </>
      ) : (
        <>
          <div className="pc-answer">{status}</div>
          {actions}
        </>
      )}
      {renderPrice?.(part)}
      <div className="pc-facts">
        {!isUnitDoubtful && <UnitNote model={model} readAgain={readAgain} />}
        {result?.parts && open && service !== undefined && (
          <Assembly
            model={model}
            parts={result.parts}
            bodiesNotJudged={result.bodiesNotJudged ?? 0}
            process={open.process}
            service={service}
          />
        )}
        <PartProperties
          model={model}
          dimensions={result?.dimensions}
          process={chosen}
          material={material}
          setMaterial={setMaterial}
          site={site}
          shown={shown}
          show={show}
        />
        {model.bodies.length > 1 && <Bodies model={model} hidden={hidden} setHidden={hide} />}
        {(model.format === "step" || model.format === "iges") && <ReaderLicenses />}
      </div>
    </div>
  );
}

/** The height in pixels of the picture that has to be in view. */
const MIN_VISIBLE = 160;

const READER_LICENSE_URL = new URL("occt-import-js/dist/license.occt-import-js.txt", import.meta.url).href;
const OPEN_CASCADE_LICENSE_URL = new URL("occt-import-js/dist/license.occt.txt", import.meta.url).href;

/** The LGPL requires a notice and a copy of the license. The links open a new tab, because leaving the page would end the check. */
function ReaderLicenses() {
  const words = useViewWords();
  return (
    <p className="pv-note">
      {`${words.readWith} `}
      <a href={READER_LICENSE_URL} target="_blank" className="text-link">
        occt-import-js
      </a>
      {` ${words.readWithAnd} `}
      <a href={OPEN_CASCADE_LICENSE_URL} target="_blank" className="text-link">
        Open CASCADE Technology
      </a>
      {words.readWithEnd}
    </p>
  );
}
