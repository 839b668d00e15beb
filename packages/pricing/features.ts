import type { Method } from "./methods.ts";

// What the price of a part depends on. Lengths are in mm, areas in mm², and volumes in mm³.

/** A flat part may be thicker than its sheet by this factor, where a burr or a mesh is not exact. */
const SAME_THICKNESS = 1.05;

/** The features of a part that drive its cost: measured in a CAD file, or estimated from a few numbers. */
export interface PartFeatures {
  /** The sides of the smallest box around the part, longest first. */
  readonly size: readonly [number, number, number];
  readonly volume: number;
  /** The whole surface. */
  readonly area: number;
  /** The number of drilled holes. Default: 0. */
  readonly holes?: number | undefined;
  /** The number of tapped holes and inserts. A CAD file rarely says it. Default: 0. */
  readonly threads?: number | undefined;
  /** If missing, estimated from size, volume and area. */
  readonly milling?: MilledFeatures | undefined;
  /** Only of a part that is round about one axis. */
  readonly turning?: TurnedFeatures | undefined;
  /** Only of a part that is one sheet. */
  readonly sheet?: SheetFeatures | undefined;
  /** If missing, estimated from size, volume and area. */
  readonly molding?: MoldedFeatures | undefined;
  /** If missing, estimated from size and volume. */
  readonly printing?: PrintedFeatures | undefined;
}

export interface MilledFeatures {
  /** The volume of the smallest bar, plate or block that contains the part. */
  readonly stockVolume: number;
  /** How often the part is clamped. */
  readonly setups: number;
  readonly axes: 3 | 4 | 5;
  /** The number of pockets that are deeper than four times their width. */
  readonly deepPockets: number;
}

export interface TurnedFeatures {
  /** Of the round bar around the part. */
  readonly diameter: number;
  readonly length: number;
  /** Only of a part that is cut from a hexagonal bar. `area` is that of the flats, which stay as they were drawn. */
  readonly hexagon?: { readonly acrossFlats: number; readonly area: number } | undefined;
  /** Whether it has holes or flats beside its axis, which take live tools. */
  readonly hasCrossFeatures: boolean;
}

/** Whether a part is cut out of a sheet or plate of its own thickness, whose faces stay as they were rolled. */
export function isFlatSheet({ size: [, , height], sheet }: Pick<PartFeatures, "size" | "sheet">): boolean {
  return sheet !== undefined && height < SAME_THICKNESS * sheet.thickness;
}

export interface SheetFeatures {
  readonly thickness: number;
  /** The area of the flat pattern, without its holes. */
  readonly flatArea: number;
  /** The length of all outlines of the flat pattern. */
  readonly cutLength: number;
  /** The number of outlines: the outer one and one for each hole. */
  readonly contours: number;
  readonly bends: number;
}

export interface MoldedFeatures {
  /** The area of the part as seen along the direction in which the tool opens. */
  readonly projectedArea: number;
  /** The thickest wall, which cools last. */
  readonly wall: number;
  /** The number of sliders and lifters. */
  readonly sideActions: number;
}

export interface PrintedFeatures {
  /** In the direction in which the part is built. */
  readonly height: number;
  readonly supportVolume: number;
}

/** The kinds of parts for which a few numbers are enough to estimate the features. */
export const SHAPES = {
  block: "Block: cut from solid",
  round: "Round: turned about an axis",
  shell: "Shell: housing or lid with thin walls",
  sheet: "Sheet: cut flat and bent",
} as const;
export type Shape = keyof typeof SHAPES;

export function isShape(value: unknown): value is Shape {
  return typeof value === "string" && Object.hasOwn(SHAPES, value);
}

/** The methods that are usual for a shape. */
export const METHODS_OF_SHAPE = {
  block: ["milling", "sla", "sls", "mjf", "fdm", "dmls", "vacuumCasting"],
  round: ["turning", "milling", "sla", "sls", "mjf", "fdm", "dmls"],
  shell: ["milling", "sla", "sls", "mjf", "fdm", "dmls", "vacuumCasting", "injectionMolding", "dieCasting"],
  sheet: ["sheet"],
} as const satisfies Record<Shape, readonly Method[]>;

/** How many holes, pockets and bends a part has. */
export const DETAILS = { few: "Few", some: "Some", many: "Many" } as const;
export type Detail = keyof typeof DETAILS;

export function isDetail(value: unknown): value is Detail {
  return typeof value === "string" && Object.hasOwn(DETAILS, value);
}

/** What a person types in who has no file. */
export interface TypedPart {
  readonly shape: Shape;
  /** Of the box around the part, in any order. For a round part: its length and twice its diameter. */
  readonly size: readonly [number, number, number];
  readonly volume: number;
  /** Of the wall or sheet. Used for shells and sheets only. */
  readonly thickness: number;
  readonly detail: Detail;
  readonly threads?: number | undefined;
}

const DETAIL_COUNTS = { few: 2, some: 6, many: 16 } as const satisfies Record<Detail, number>;
const SIDE_ACTIONS = { few: 0, some: 0, many: 2 } as const satisfies Record<Detail, number>;

/**
 * Estimates the features of a part from a few numbers. The surface of a block is the surface of its box, plus a share for pockets. A shell or a
 * sheet has two sides and as much of them as its volume has at its thickness.
 */
export function estimateFeatures({
  shape,
  size,
  volume,
  thickness,
  detail,
  threads,
}: TypedPart): PartFeatures {
  const [length, width, height] = longestFirst(size);
  const count = DETAIL_COUNTS[detail];
  const box = length * width * height;
  const solid = Math.min(volume, box);
  const boxArea = 2 * (length * width + width * height + height * length);
  const isThin = shape === "shell" || shape === "sheet";
  // A wall is never thicker than the part.
  const wall = Math.min(thickness, height);
  const area = isThin ? Math.max(2 * length * width, (2 * solid) / wall) : boxArea * (0.8 + 0.03 * count);
  return {
    size: [length, width, height],
    volume: solid,
    area,
    holes: shape === "sheet" ? 0 : count,
    threads,
    milling: {
      stockVolume: box,
      setups: detail === "few" ? 2 : 3,
      axes: detail === "many" ? 4 : 3,
      deepPockets: shape === "shell" ? 1 : detail === "many" ? 2 : 0,
    },
    turning: shape === "round" ? { diameter: width, length, hasCrossFeatures: detail !== "few" } : undefined,
    sheet: shape === "sheet" ? estimateSheet(solid, wall, length, count) : undefined,
    molding: {
      projectedArea: shape === "sheet" ? solid / wall : Math.min(length * width, area / 2),
      wall: isThin ? wall : Math.min(height, (2 * solid) / area),
      sideActions: SIDE_ACTIONS[detail],
    },
    printing: estimatePrinting([length, width, height], solid),
  };
}

/** The features with all groups that every part has. */
export type CompleteFeatures = PartFeatures &
  Required<Pick<PartFeatures, "milling" | "molding" | "printing">> & {
    readonly milling: MilledFeatures;
    readonly molding: MoldedFeatures;
    readonly printing: PrintedFeatures;
  };

/** Estimates the groups of features that are missing. */
export function completeFeatures(features: PartFeatures): CompleteFeatures {
  const { size, volume, area } = features;
  const [length, width, height] = size;
  return {
    ...features,
    milling: features.milling ?? { stockVolume: length * width * height, setups: 2, axes: 3, deepPockets: 0 },
    molding: features.molding ?? {
      projectedArea: Math.min(length * width, area / 2),
      wall: Math.min(height, (2 * volume) / area),
      sideActions: 0,
    },
    printing: features.printing ?? estimatePrinting(size, volume),
  };
}

/** A part is usually built flat, with a tenth of its volume as supports. */
function estimatePrinting([, , height]: readonly [number, number, number], volume: number): PrintedFeatures {
  return { height, supportVolume: 0.1 * volume };
}

/** A rectangle as long as the part, with holes of 8 mm. */
function estimateSheet(volume: number, thickness: number, length: number, holes: number): SheetFeatures {
  const flatArea = volume / thickness;
  const outline = 2 * (length + flatArea / length);
  return {
    thickness,
    flatArea,
    cutLength: outline + holes * Math.PI * 8,
    contours: 1 + holes,
    bends: Math.max(1, Math.round(holes / 3)),
  };
}

function longestFirst(size: readonly [number, number, number]): [number, number, number] {
  const [length = 0, width = 0, height = 0] = size.toSorted((a, b) => b - a);
  return [length, width, height];
}
