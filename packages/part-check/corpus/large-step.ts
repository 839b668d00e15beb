import { drawCircle, drawRoundedRectangle, type Drawing, isShape3D, makeBaseBox, setOC } from "replicad";
import startOpenCascade from "replicad-opencascadejs";

/** The bytes that a pocket adds to a STEP file. */
const BYTES_OF_POCKET = 17_800;
const SPACING = 26;

/** A plate with pockets and holes as a STEP file of about `bytes` bytes. Open CASCADE needs a few seconds to make it. */
export async function largeStep(bytes: number): Promise<Blob> {
  setOC(await startOpenCascade({ print: () => {} }));
  const count = Math.max(1, Math.round(bytes / BYTES_OF_POCKET));
  const side = Math.ceil(Math.sqrt(count));
  let outlines: Drawing | undefined;
  for (let pocket = 0; pocket < count; pocket += 1) {
    const [row, column] = [Math.floor(pocket / side), pocket % side];
    const outline = (row + column) % 2 === 0 ? drawRoundedRectangle(16, 14, 3) : drawCircle(4);
    const placed = outline.translate(SPACING * (row + 0.5 - side / 2), SPACING * (column + 0.5 - side / 2));
    outlines = outlines === undefined ? placed : outlines.fuse(placed);
  }
  if (outlines === undefined) throw new RangeError("Ask for more bytes");
  const pockets = outlines.sketchOnPlane("XY", 8).extrude(20);
  if (!isShape3D(pockets)) throw new TypeError("The pockets are not solids");
  return makeBaseBox(SPACING * side, SPACING * side, 20)
    .cut(pockets)
    .blobSTEP();
}
