import { distance } from "part-check/mesh/math/vector.ts";
import type { Model, Point } from "part-check/model.ts";
import type { SurfaceMap } from "part-check/result.ts";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

import { axesOf, type Direction, type NamedView } from "./camera.ts";
import { Caption, step } from "./caption.tsx";
import type { Scale } from "./color-map.ts";
import { ColorTool, Legend } from "./color-tool.tsx";
import { offsets, sizeText } from "./lengths.ts";
import type { Shown } from "./place-button.tsx";
import { Length, Size } from "./quantity.tsx";
import type { Section } from "./section.ts";
import type { Renderer } from "./start-renderer.ts";
import { usePartWords, useViewWords } from "./use-words.ts";
import { createViewer, type Viewer } from "./viewer.ts";

interface PartViewProps {
  renderer: Renderer;
  model: Model;
  /** What is measured on the faces. Undefined while the part is being measured. */
  map: SurfaceMap | undefined;
  /** Highlighted and centered. A new object centers it again. */
  shown: Shown | undefined;
  show: (shown: Shown | undefined) => void;
  hidden: ReadonlySet<number>;
  /** The side from which the part is first seen. When the view is closed, it is set to the last one. */
  direction: RefObject<Direction>;
}

const VIEWS: readonly NamedView[] = ["3D", "Front", "Back", "Left", "Right", "Top", "Bottom"];

/** The part in 3D with its tools, or a message if the browser has no WebGL. */
export function PartView({ renderer, model, map, shown, show, hidden, direction }: PartViewProps) {
  const { view: words, quantities } = usePartWords();
  const picture = useRef<HTMLDivElement>(null);
  const overlay = useRef<SVGSVGElement>(null);
  const viewer = useRef<Viewer>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const [measured, setMeasured] = useState<readonly Point[]>([]);
  const [scale, setScale] = useState<Scale>();
  const [isCut, setCut] = useState(false);
  const help = useId();

  const stepPlace = useEffectEvent((by: 1 | -1) => shown && show(step(shown, by)));
  const leavePlace = useEffectEvent(() => show(undefined));
  // Before the first paint, because a tool that is pressed while there is no viewer does nothing.
  useLayoutEffect(() => {
    if (!picture.current || !overlay.current) return undefined;
    const created = createViewer({
      renderer,
      container: picture.current,
      overlay: overlay.current,
      model,
      direction: direction.current,
      words: quantities,
      onMeasure: setMeasured,
      onShown: setCut,
      onStep: (by) => stepPlace(by),
      onLeave: () => leavePlace(),
      onNoWebGl: () => setFailed(true),
    });
    viewer.current = created;
    return () => {
      direction.current = created.direction();
      created.dispose();
      viewer.current = undefined;
    };
  }, [renderer, model, direction, quantities]);
  useEffect(() => viewer.current?.hideBodies(hidden), [hidden]);
  useEffect(() => viewer.current?.color(scale && map && { scale, map }), [scale, map]);
  useEffect(() => viewer.current?.show(shown?.places[shown.index]), [shown]);

  if (hasFailed) {
    return <p className="pv-note">{words.noWebGl}</p>;
  }
  const { metric } = sizeText(model.size, quantities);
  return (
    <div className="pv">
      <div className="pv-picture">
        <div
          ref={picture}
          className="pv-canvas"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys turn the part
          tabIndex={0}
          role="application"
          aria-label={words.viewOf(model.fileName, metric)}
          aria-describedby={help}
        />
        <svg ref={overlay} aria-hidden="true" />
        {scale && map && <Legend scale={scale} />}
        {shown && <Caption shown={shown} show={show} isCut={isCut} />}
      </div>
      <Tools
        viewer={viewer}
        model={model}
        measured={measured}
        colors={<ColorTool map={map} scale={scale} setScale={setScale} />}
      />
      <p id={help} className="pv-note pv-help">
        {words.help}
      </p>
    </div>
  );
}

interface ToolsProps {
  viewer: { readonly current: Viewer | undefined };
  model: Model;
  measured: readonly Point[];
  colors: ReactNode;
}

function Tools({ viewer, model, measured, colors }: ToolsProps) {
  const words = useViewWords();
  const [isMeasuring, setMeasuring] = useState(false);
  const [showsSize, setShowsSize] = useState(true);
  return (
    <div className="pv-tools">
      <fieldset>
        <legend className="pc-sr">{words.views}</legend>
        {VIEWS.map((view) => (
          <button key={view} type="button" onClick={() => viewer.current?.lookFrom(view)}>
            {words.namedViews[view]}
          </button>
        ))}
        <button type="button" onClick={() => viewer.current?.fit()}>
          {words.fit}
        </button>
      </fieldset>
      <fieldset>
        <legend className="pc-sr">{words.tools}</legend>
        <button
          type="button"
          aria-pressed={showsSize}
          onClick={() => {
            viewer.current?.showSize(!showsSize);
            setShowsSize(!showsSize);
          }}
        >
          {words.dimensions}
        </button>
        <button
          type="button"
          aria-pressed={isMeasuring}
          onClick={() => {
            viewer.current?.measure(!isMeasuring);
            setMeasuring(!isMeasuring);
          }}
        >
          {words.measure}
        </button>
        <SectionTool viewer={viewer} model={model} />
        {colors}
      </fieldset>
      <output className="pv-note">{isMeasuring && <Measurement points={measured} />}</output>
    </div>
  );
}

/** Tells the visitor what to do next, or what was measured. */
function Measurement({ points: [from, to] }: { points: readonly Point[] }) {
  const words = useViewWords();
  if (!from) return words.firstPoint;
  if (!to) return words.secondPoint;
  return (
    <>
      {words.distance} <Length value={distance(from, to)} />
      {words.distanceAlong} <Size value={offsets(from, to)} />
    </>
  );
}

const AXES = ["X", "Y", "Z"] as const;

interface Cut {
  readonly axis: number;
  /** The position, as a share of the part's length along the axis. */
  readonly share: number;
  /** The side of the eye when the axis was chosen. This side is cut away, so that the cut is visible. */
  readonly near: 1 | -1;
  /** Whether the other side is cut away instead. */
  readonly isFlipped: boolean;
}

/** Controls for a section plane across X, Y or Z and its position. */
function SectionTool({ viewer, model }: Pick<ToolsProps, "viewer" | "model">) {
  const words = useViewWords();
  const [cut, setCut] = useState<Cut>();

  function change(next: Cut | undefined): void {
    setCut(next);
    viewer.current?.cut(next && sectionOf(next, model));
  }
  function choose(axis: number): void {
    const toEye = viewer.current && axesOf(viewer.current.direction()).toEye[axis];
    change({ share: cut?.share ?? 0.5, axis, near: (toEye ?? 0) < 0 ? -1 : 1, isFlipped: false });
  }
  return (
    <>
      <label>
        {words.section}{" "}
        <select
          value={cut?.axis ?? ""}
          onChange={({ currentTarget: { value } }) =>
            value === "" ? change(undefined) : choose(Number(value))
          }
        >
          <option value="">{words.sectionOff}</option>
          {AXES.map((name, axis) => (
            <option key={name} value={axis}>
              {words.across(name)}
            </option>
          ))}
        </select>
      </label>
      {cut && (
        <>
          <input
            type="range"
            min={0}
            max={1}
            step={0.005}
            value={cut.share}
            aria-label={words.sectionPosition}
            onChange={({ currentTarget: { value } }) => change({ ...cut, share: Number(value) })}
          />
          <button
            type="button"
            aria-pressed={cut.isFlipped}
            onClick={() => change({ ...cut, isFlipped: !cut.isFlipped })}
          >
            {words.otherSide}
          </button>
        </>
      )}
    </>
  );
}

function sectionOf({ axis, share, near, isFlipped }: Cut, { bounds: { min, max } }: Model): Section {
  const sign = isFlipped ? near : -near;
  const position = (min[axis] ?? 0) + share * ((max[axis] ?? 0) - (min[axis] ?? 0));
  const normal: Point = [axis === 0 ? sign : 0, axis === 1 ? sign : 0, axis === 2 ? sign : 0];
  return { normal, offset: sign * position };
}
