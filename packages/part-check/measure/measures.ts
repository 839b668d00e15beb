import { indexAt, numberAt } from "../mesh/math/typed-arrays.ts";
import { add, dot, normalize, type Vector } from "../mesh/math/vector.ts";
import { isHole, surfacePoint } from "../mesh/shapes/cylinder.ts";
import { findThreads, type Thread } from "../mesh/shapes/threads.ts";
import type { PartFacts } from "../model.ts";
import type { Dimensions } from "../result.ts";
import type { Measure } from "../rules/measure.ts";
import { findingTexts } from "../words.ts";
import { measureBodyGaps } from "./body-gaps.ts";
import { type Boss, findBosses } from "./bosses.ts";
import { type Corners, measureCorners } from "./corners.ts";
import { measureDrainHoles } from "./drain-holes.ts";
import { measureHoleEdgeRatios, measureHoleEdges } from "./hole-edges.ts";
import { findHoles, type Hole } from "./holes.ts";
import { measureOverhang } from "./overhang.ts";
import type { Part } from "./part.ts";
import { measurePockets } from "./pockets.ts";
import { measurePull, type Pull } from "./pull.ts";
import { measureReach, type Reach } from "./reach.ts";
import { findRibs, type Rib } from "./ribs.ts";
import { type NoSheet, recognizeSheet, type Sheet } from "./sheet.ts";
import {
  areasOfRegions,
  joinSpots,
  leastWithArea,
  type Measurement,
  placeOf,
  type Spot,
  sumAreas,
} from "./spots.ts";
import { measureStock } from "./stock.ts";
import { findTurned, type Turned, turnedShapeOf } from "./turned.ts";
import { measureWalls, type Walls } from "./walls.ts";

/** In mm². Smaller faces do not need draft. */
const MIN_FACE = 0.5;
/** In mm along the pull direction. A dome is upright where it meets the parting plane, but a strip lower than this releases. */
const MIN_UPRIGHT = 2;
/** The largest share of such a strip in its face. A larger one is a low wall. */
const MAX_STRIP = 0.2;

/** The share of the walls and of each other measure in the time of all. */
const TIME_OF_WALLS = 0.4;
const TIME_OF_OTHERS = 0.05;
/** A model that was not drafted yet, as nearly every one before the mold is designed. Its mold is not stopped by that. */
const NO_DRAFT = {
  severity: "advice",
  texts: findingTexts("noDraft"),
} as const;

/** All measures of one part. Each is computed when it is first needed. */
export class Measures {
  readonly part: Part;
  readonly facts: Pick<PartFacts, "size" | "volume" | "mesh">;
  readonly #cache = new Map<string, unknown>();
  readonly #report: (done: number) => void;
  #done = 0;

  /** `report` gets the share of the measures that is done, by their usual time. */
  constructor(
    part: Part,
    facts: Pick<PartFacts, "size" | "volume" | "mesh">,
    report: (done: number) => void = () => {},
  ) {
    this.part = part;
    this.facts = facts;
    this.#report = report;
  }

  get walls(): Walls {
    return this.#once("walls", () => measureWalls(this.part));
  }

  get holes(): readonly Hole[] {
    return this.#once("holes", () => findHoles(this.part));
  }

  get #ribs(): readonly Rib[] {
    return this.#once("ribs", () => findRibs(this.part, this.walls, this.pull.direction));
  }

  get #bosses(): readonly Boss[] {
    return this.#once("bosses", () => findBosses(this.part, this.holes));
  }

  get sheet(): Sheet | NoSheet {
    return this.#once("sheet", () =>
      recognizeSheet(this.part, this.walls, this.holes, this.facts.volume, () => this.#ribs),
    );
  }

  /** The thickness that multiples refer to: that of the sheet, or the typical wall. */
  get thickness(): number {
    return "thickness" in this.sheet ? this.sheet.thickness : this.walls.typical;
  }

  get turned(): Turned | undefined {
    return this.#once("turned", () => findTurned(this.part));
  }

  get reach(): Reach {
    return this.#once("reach", () => measureReach(this.part, this.threads, this.holes, this.turned));
  }

  get threads(): readonly Thread[] {
    return this.#once("threads", () => findThreads(this.part.mesh, this.part.regions));
  }

  get corners(): Corners {
    return this.#once("corners", () => measureCorners(this.part));
  }

  get pull(): Pull {
    return this.#once("pull", () => measurePull(this.part, this.threads));
  }

  /**
   * Returns the measurements of a measure, in mm, in degrees, or as ratios. A measure with a minimum returns only those below `threshold`.
   * Without a threshold, and for a measure without a number, every measurement is a finding.
   */
  measurements(measure: Measure, threshold: number): readonly Measurement[] {
    const sheet = "thickness" in this.sheet ? this.sheet : undefined;
    switch (measure) {
      case "mesh":
        return this.#meshErrors();
      case "wall":
        return this.#below(this.walls.walls, threshold);
      case "gap":
        return this.#below(this.walls.gaps, threshold);
      case "body-gap":
        return this.#below(measureBodyGaps(this.part, threshold), threshold);
      case "detail":
        return this.#below(this.walls.details, threshold);
      case "largest-wall":
        return this.walls.largest === undefined ? [] : [this.walls.largest];
      case "wall-ratio":
        return this.#wallRatio();
      case "rib-thickness":
        return this.#ribs.map(({ thickness }) => thickness);
      case "rib-height":
        return this.#ribs.flatMap(({ height }) => height ?? []);
      case "boss-diameter":
        return this.#bosses.map(({ diameter }) => diameter);
      case "boss-wall":
        return this.#bosses.map(({ wall }) => wall);
      case "hole-diameter":
        return this.holes.map(({ diameter }) => diameter);
      case "hole-depth":
        return this.holes.map(({ depthRatio }) => depthRatio);
      case "hole-to-edge":
        return this.#once("hole edges", () => measureHoleEdges(this.part, this.holes, sheet?.bendFaces));
      case "hole-edge-ratio":
        return this.#once("hole edge ratios", () => measureHoleEdgeRatios(this.part, this.holes));
      case "drain-hole":
        return this.#once("drain holes", () => measureDrainHoles(this.part, this.holes));
      case "inside-radius":
        return this.corners.radii;
      case "corner-depth":
        return this.corners.depthRatios;
      case "pocket-depth":
        return this.#once("pockets", () => measurePockets(this.part));
      case "reach":
        return this.reach.faces;
      case "thread":
        return this.threads.map(({ triangles, lead }) => this.#atFaces(triangles, lead));
      case "undercut":
        return this.pull.undercuts;
      case "draft":
        return this.#draftsBelow(this.pull.drafts, threshold);
      case "overhang":
        return measureOverhang(this.part, threshold);
      case "trapped-volume":
        return this.part.voids.map((triangles) => this.#atFaces(triangles, 0));
      case "sheet":
        return "reason" in this.sheet ? [this.sheet.reason] : this.sheet.steps;
      case "bend-radius":
        return sheet?.bendRadii ?? [];
      case "flange":
        return sheet?.flanges ?? [];
      case "slenderness":
        return this.turned === undefined ? [] : [this.turned.slenderness];
      case "stock-ratio":
        return measureStock(this.part, this.facts, this.turned, sheet);
      case "hole-to-bend":
        return sheet?.holesToBends ?? [];
    }
  }

  /**
   * Like `measurements` for “wall” and “draft”, but the sides of ribs count only below their own threshold: guides allow ribs to be thinner
   * than walls, and to have less draft.
   */
  measurementsWithRibs(
    measure: "wall" | "draft",
    threshold: number,
    thresholdOfRibs: number,
  ): readonly Measurement[] {
    const trianglesOfRibs = new Set(this.#ribs.flatMap(({ triangles }) => triangles));
    const all = measure === "wall" ? this.walls.walls : this.pull.drafts;
    const spots = all.filter(
      ({ triangle, value }) => value < thresholdOfRibs || !trianglesOfRibs.has(triangle),
    );
    return measure === "wall" ? this.#below(spots, threshold) : this.#draftsBelow(spots, threshold);
  }

  dimensions(): Dimensions {
    const { smallest, largest } = this.walls;
    const { machining } = this.reach;
    const turned = this.turned;
    const smallestHole = least(this.holes.map(({ diameter }) => diameter));
    const smallestRadius = least(this.#insideRadii());
    return {
      ...(smallest && {
        smallestWall: {
          value: smallest.value,
          place: placeOf(this.part, [smallest.triangle], smallest.point),
        },
      }),
      // The thinnest wall is measured with a ray, the thickest one with a sphere, which is slightly too small in parts with facets.
      ...(largest && {
        largestWall: { value: Math.max(largest.value, smallest?.value ?? 0), place: largest.place },
      }),
      ...(smallestHole && { smallestHole: { value: smallestHole.value, place: smallestHole.place } }),
      ...(smallestRadius && { smallestRadius: { value: smallestRadius.value, place: smallestRadius.place } }),
      ...("thickness" in this.sheet && { sheetThickness: this.sheet.thickness }),
      ...(machining && { machining }),
      ...(turned && { turned: turnedShapeOf(turned) }),
    };
  }

  /** The radii of round inside corners, which holes and the roots of threads are not. */
  #insideRadii(): Measurement[] {
    const isThread = new Set(this.threads.flatMap(({ triangles }) => triangles));
    return this.part.cylinders
      .filter(
        (cylinder) => cylinder.isConcave && !isHole(cylinder) && !isThread.has(cylinder.triangles[0] ?? 0),
      )
      .map((cylinder) => {
        const middle = surfacePoint(cylinder, normalize(add(...cylinder.ends)));
        const place = placeOf(this.part, cylinder.triangles, middle);
        return { value: cylinder.radius, area: cylinder.area, place };
      });
  }

  /** A value of whole faces. Their area is not needed, so the number of their triangles ranks them. */
  #atFaces(triangles: readonly number[] | Uint32Array, value: number): Measurement {
    return { value, place: placeOf(this.part, triangles), area: triangles.length };
  }

  #below(spots: readonly Spot[], threshold: number): Measurement[] {
    const below = spots.filter(({ value }) => value < threshold);
    return joinSpots(this.part, below, (a, b) => a < b, leastWithArea);
  }

  #draftsBelow(spots: readonly Spot[], threshold: number): Measurement[] {
    const areas = this.#once("areas of faces", () => areasOfRegions(this.part));
    const below = spots.filter(({ value }) => value < threshold);
    const ofFaces = Map.groupBy(below, ({ triangle }) => indexAt(this.part.regions.regionOf, triangle));
    const upright = [...ofFaces].flatMap(([face, own]) =>
      isLowStrip(own, numberAt(areas, face), this.pull.direction) ? [] : own,
    );
    const faces = this.#below(upright, threshold).filter(({ area }) => area >= MIN_FACE);
    return this.pull.hasDraft ? faces : faces.map((face) => Object.assign(face, NO_DRAFT));
  }

  #wallRatio(): Measurement[] {
    const { largest, typical } = this.walls;
    return largest === undefined || typical === 0 ? [] : [{ ...largest, value: largest.value / typical }];
  }

  #meshErrors(): Measurement[] {
    const { openEdges, sharedEdges, flippedTriangles, unjoinedPlaces } = this.facts.mesh;
    const errors = openEdges + sharedEdges + flippedTriangles;
    if (errors === 0) return [];
    const place = placeOf(this.part, this.#openTriangles());
    return [
      {
        value: errors,
        place,
        area: errors,
        ...(unjoinedPlaces > 0 && { texts: findingTexts("unjoined", unjoinedPlaces) }),
      },
    ];
  }

  #openTriangles(): number[] {
    const { neighbors } = this.part.mesh;
    const triangles = new Set<number>();
    for (let half = 0; half < neighbors.length; half += 1)
      if ((neighbors[half] ?? 0) < 0) triangles.add(Math.floor(half / 3));
    return [...triangles];
  }

  #once<Value>(name: string, compute: () => Value): Value;
  #once(name: string, compute: () => unknown): unknown {
    if (!this.#cache.has(name)) {
      this.#cache.set(name, compute());
      this.#done = Math.min(1, this.#done + (name === "walls" ? TIME_OF_WALLS : TIME_OF_OTHERS));
      this.#report(this.#done);
    }
    return this.#cache.get(name);
  }
}

function least(measured: readonly Measurement[]): Measurement | undefined {
  return measured.toSorted((a, b) => a.value - b.value)[0];
}

/** Whether spots without draft are a low strip of a face, as where a dome meets the parting plane. */
function isLowStrip(spots: readonly Spot[], areaOfFace: number, pull: Vector): boolean {
  if (sumAreas(spots) > MAX_STRIP * areaOfFace) return false;
  const heights = spots.map(({ point }) => dot(point, pull));
  return Math.max(...heights) - Math.min(...heights) < MIN_UPRIGHT;
}
