import type { SurfaceMap } from "part-check/result.ts";

import { type MapKind, type Scale, scaleOf, type Stop } from "./color-map.ts";
import { Length } from "./quantity.tsx";
import { useViewWords } from "./use-words.ts";

const KINDS = ["wall", "draft", "reach"] as const satisfies readonly MapKind[];

interface ColorToolProps {
  /** Undefined while the part is being measured, and without points if it encloses nothing. */
  map: SurfaceMap | undefined;
  scale: Scale | undefined;
  setScale: (scale: Scale | undefined) => void;
}

/** Chooses what the colors of the faces show. */
export function ColorTool({ map, scale, setScale }: ColorToolProps) {
  const words = useViewWords();
  if (map === undefined || map.points.length === 0) return null;
  return (
    <label>
      {words.colors}{" "}
      <select
        value={scale?.kind ?? ""}
        onChange={({ currentTarget: { value } }) => {
          const kind = KINDS.find((one) => one === value);
          setScale(kind && scaleOf(kind, map));
        }}
      >
        <option value="">{words.colorsOff}</option>
        {KINDS.filter((kind) => map[kind]).map((kind) => (
          <option key={kind} value={kind}>
            {words.maps[kind]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the colors mean. */
export function Legend({ scale: { kind, stops } }: { scale: Scale }) {
  const words = useViewWords();
  return (
    <ul className="pv-legend" aria-label={words.legend(words.maps[kind])}>
      {stops.map((stop) => (
        <li key={stop.value}>
          <span style={{ background: css(stop) }} />
          <StopText kind={kind} stop={stop} />
        </li>
      ))}
    </ul>
  );
}

function StopText({ kind, stop: { value } }: { kind: MapKind; stop: Stop }) {
  const words = useViewWords();
  if (kind === "wall") return <Length value={value} />;
  if (kind === "draft") return value < 0 ? words.undercut : `${value}°`;
  return value === 0 ? words.noToolReaches : words.toolReaches;
}

function css({ color }: Stop): string {
  return `rgb(${color.map((share) => Math.round(255 * share)).join(" ")})`;
}
