// Lengths are in mm, areas in mm², and volumes in mm³, for files in any unit.

/** Of what the page shows of a file, in characters. */
export const MAX_NAME_LENGTH = 500;

export type FileUnit = "mm" | "inch" | "cm" | "dm" | "m" | "µm" | "mil" | "foot";

export type Format = "step" | "iges" | "stl" | "obj" | "3mf";

/** What is in the file, but not in the model. */
export type Note = "beam-lattice" | "negative-volume";

export type Point = readonly [x: number, y: number, z: number];

/** What is known about a part as soon as its file is read. */
export interface PartFacts {
  readonly format: Format;
  /** The name of the file, or of the file inside the ZIP. */
  readonly fileName: string;
  /** The files in the ZIP that can be checked, if there are several, and the one that is. */
  readonly partsInZip?: readonly string[];
  readonly partInZip?: string;
  readonly unit: FileUnit;
  /** STL and OBJ files never state one. */
  readonly statedUnit?: FileUnit;
  /** Whether the file states no unit, and the size makes no sense in mm. */
  readonly isUnitGuessed?: boolean;
  /** The unit that is probably meant, if the size makes no sense in `unit`. */
  readonly probableUnit?: FileUnit;
  readonly bodies: readonly Body[];
  /** Along the axes of the file. */
  readonly bounds: { readonly min: Point; readonly max: Point };
  readonly box: PartBox;
  /** The lengths of the box in mm, longest first: the size of the part wherever it is shown. */
  readonly size: readonly [number, number, number];
  readonly volume: number;
  readonly area: number;
  readonly mesh: MeshState;
  readonly notes: readonly Note[];
}

/** The smaller of two boxes around a part: along the axes of the file, or along the part's own. */
export interface PartBox {
  readonly corner: Point;
  /** From the corner, perpendicular to each other. */
  readonly edges: readonly [Point, Point, Point];
  /** Whether its edges are not along the axes of the file. */
  readonly isTurned: boolean;
}

/** What the viewer draws. One mesh for all bodies. */
export interface Model extends PartFacts {
  /** Three numbers for each vertex. Vertices are shared within a smooth face only, so that edges stay sharp. */
  readonly positions: Float32Array;
  /** Three numbers for each vertex. */
  readonly normals: Float32Array;
  /** Three vertices for each triangle. */
  readonly indices: Uint32Array;
  /** The face of each triangle: the CAD face, or the smooth region of a mesh file. */
  readonly faces: Uint32Array;
  /** Edges to draw: two points, six numbers, for each segment. */
  readonly edges: Float32Array;
}

export interface Body {
  /** From the file, or “Body 1”. */
  readonly name: string;
  readonly firstTriangle: number;
  readonly triangleCount: number;
  /** The index of the first segment in `edges`. */
  readonly firstEdge: number;
  readonly edgeCount: number;
  readonly volume: number;
  readonly area: number;
}

/**
 * The numbers of edges and triangles with errors. If all are zero, the mesh encloses a solid. The facets of a CAD file are made by the
 * check, so only its open places count.
 */
export interface MeshState {
  readonly isClosed: boolean;
  readonly openEdges: number;
  /** Edges shared by more than two triangles. */
  readonly sharedEdges: number;
  readonly flippedTriangles: number;
  readonly degenerateTriangles: number;
  /** The places where the faces of a CAD file are not joined. */
  readonly unjoinedPlaces: number;
}
