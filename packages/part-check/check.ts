import { assessFile } from "./assess-file.ts";
import { findSurfaces, type Surfaces } from "./measure/part.ts";
import { buildMesh } from "./mesh/build/build-mesh.ts";
import { displayModel } from "./mesh/display.ts";
import { numberAt } from "./mesh/math/typed-arrays.ts";
import { dot } from "./mesh/math/vector.ts";
import { cornerOf, type Mesh, normalOf, pointOf } from "./mesh/mesh.ts";
import { boundsOf, boxOf, sizeOf } from "./mesh/shapes/extent.ts";
import type { CheckMessage, CheckRequest, PictureRequest, Progress } from "./messages.ts";
import type { Model } from "./model.ts";
import { drawPicture } from "./picture.ts";
import { MAX_BYTES } from "./read/limits.ts";
import { ReadError } from "./read/read-error.ts";
import { type LoadCadReader, readFile, type ReadPart } from "./read/read-file.ts";
import { probableUnit } from "./read/units.ts";

/** How far a corner of a flat part may be from its plane, as a share of the diagonal. */
const FLAT = 1e-6;

type Post = (message: CheckMessage) => void;

/** Reads, measures and assesses a file. Posts the progress, then the model and the result, or an error. Never throws. */
export function check(
  request: Omit<CheckRequest, "wasmUrl">,
  loadCadReader: LoadCadReader,
  post: Post,
): Promise<void> {
  return postErrors(post, async () => {
    const { surfaces, voids, facts } = await readPart(request, loadCadReader, post, (model) =>
      post({ type: "model", model }),
    );
    const report = reporter(post, "measure");
    report(0);
    const result = assessFile({ surfaces, voids, facts }, request.rules, request.machines, report);
    post({ type: "result", ...result });
  });
}

/** Reads a file and draws the part. Posts the progress, then the picture, or an error. Never throws. */
export function draw(
  request: Omit<PictureRequest, "wasmUrl">,
  loadCadReader: LoadCadReader,
  post: Post,
): Promise<void> {
  return postErrors(post, async () => {
    await readPart(request, loadCadReader, post, (model) => {
      const pixels = drawPicture(model, request.view);
      // The page gets the picture instead of the arrays.
      const { positions: _, normals: _n, indices: _i, faces: _f, edges: _e, ...part } = model;
      post({ type: "picture", part, pixels });
    });
  });
}

function reporter(post: Post, stage: Progress["stage"]): (done: number) => void {
  return (done) => post({ type: "progress", stage, done });
}

async function postErrors(post: Post, answer: () => Promise<void>): Promise<void> {
  try {
    await answer();
  } catch (error) {
    const known =
      error instanceof ReadError
        ? error
        : new ReadError(isOutOfMemory(error) ? "too-large" : "internal", { cause: error });
    if (known.code === "internal") console.error(error);
    post({ type: "error", code: known.code, text: known.message, detail: known.detail });
  }
}

/**
 * Reads a file. A separate function, so that the bytes of the file can be freed before the part is measured.
 * @throws {ReadError} if it cannot be read
 */
export async function readPart(
  request: Pick<CheckRequest, "file" | "fileName" | "unit" | "partInZip">,
  loadCadReader: LoadCadReader,
  post: Post,
  onModel: (model: Model) => void,
) {
  post({ type: "progress", stage: "read", done: 0 });
  const bytes = await bytesOf(request.file);
  const read = await readFile({ ...request, bytes }, loadCadReader, post);
  const isCad = read.format === "step" || read.format === "iges";
  const report = reporter(post, "mesh");
  report(0);
  const { mesh, state, voids } = buildMesh(read.bodies, isCad ? "cad" : "mesh", (done) => report(done / 2));
  if (isFlat(mesh)) throw new ReadError("no-solid");
  const surfaces = findSurfaces(mesh);
  report(0.8);
  const model = modelOf(read, surfaces, state);
  const facts = { size: model.size, volume: model.volume, mesh: model.mesh };
  onModel(model);
  return { surfaces, voids, facts };
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > MAX_BYTES) throw new ReadError("too-large");
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    // A folder was dropped, or the file changed after it was chosen.
    throw new ReadError("unreadable", { cause: error });
  }
}

function modelOf({ bodies: _bodies, ...read }: ReadPart, surfaces: Surfaces, state: Model["mesh"]): Model {
  const displayed = displayModel(surfaces.mesh);
  const bounds = boundsOf(surfaces);
  const box = boxOf(surfaces, surfaces.frame);
  // Faces that are not joined enclose nothing.
  const bodies =
    state.unjoinedPlaces > 0 ? displayed.bodies.map((body) => ({ ...body, volume: 0 })) : displayed.bodies;
  const probable = probableUnit(bounds, read.unit);
  return {
    ...displayed,
    ...read,
    ...(probable && { probableUnit: probable }),
    bounds,
    box,
    size: sizeOf(box),
    bodies,
    volume: bodies.reduce((sum, { volume }) => sum + volume, 0),
    area: displayed.bodies.reduce((sum, { area }) => sum + area, 0),
    mesh: state,
  };
}

/** Whether all corners are in one plane: those of an outline, or of triangles without area. */
function isFlat(mesh: Mesh): boolean {
  const { areas, positions, diagonal } = mesh;
  let largest = 0;
  for (const [triangle, area] of areas.entries()) if (area > numberAt(areas, largest)) largest = triangle;
  const normal = normalOf(mesh, largest);
  const height = dot(cornerOf(mesh, largest, 0), normal);
  for (let vertex = 0; vertex < positions.length / 3; vertex += 1)
    if (Math.abs(dot(pointOf(mesh, vertex), normal) - height) > FLAT * diagonal) return false;
  return true;
}

/** Browsers throw a RangeError for an array, a text or a map that does not fit. */
function isOutOfMemory(error: unknown): boolean {
  return (
    error instanceof RangeError && /alloc|(?:array|string) length|maximum size|memory/i.test(error.message)
  );
}
