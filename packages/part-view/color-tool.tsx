import type { SurfaceMap } from "part-check/result.ts";

import { type MapKind, type Scale, scaleOf, type Stop } from "./color-map.ts";
import { Length } from "./quantity.tsx";

const MAPS = {
  wall: "wall thickness",
  draft: "draft",
  reach: "reach of a tool",
} as const satisfies Record<MapKind, string>;
const KINDS = ["wall", "draft", "reach"] as const satisfies readonly MapKind[];

interface ColorToolProps {
  /** Undefined while the part is being measured, and without points if it encloses nothing. */
  map: SurfaceMap | undefined;
  scale: Scale | undefined;
  setScale: (scale: Scale | undefined) => void;
}

/** Chooses what the colors of the faces show. */
export function ColorTool({ map, scale, setScale }: ColorToolProps) {
  if (map === undefined || map.points.length === 0) return null;
  return (
    <label>
      Colors{" "}
      <select
        value={scale?.kind ?? ""}
        onChange={({ currentTarget: { value } }) => {
          const kind = KINDS.find((one) => one === value);
          setScale(kind && scaleOf(kind, map));
        }}
      >
        <option value="">off</option>
        {KINDS.filter((kind) => map[kind]).map((kind) => (
          <option key={kind} value={kind}>
            {MAPS[kind]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the colors mean. */
export function Legend({ scale: { kind, stops } }: { scale: Scale }) {
  return (
    <ul className="pv-legend" aria-label={`Colors: ${MAPS[kind]}`}>
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
  if (kind === "wall") return <Length value={value} />;
  if (kind === "draft") return value < 0 ? "undercut" : `${value}°`;
  return value === 0 ? "no tool reaches" : "a tool reaches";
}

function css({ color }: Stop): string {
  return `rgb(${color.map((share) => Math.round(255 * share)).join(" ")})`;
}
