import { Face } from "../kit/bodies.tsx";
import { box } from "../kit/geometry.ts";
import { Center } from "../kit/lines.tsx";

/** A chuck with two of its jaws gripping a bar of radius `r`, and the axis at `y`. */
export function Chuck({ y, r }: { y: number; r: number }) {
  return (
    <>
      <Face at={box(14, y - 54, 26, 108)} />
      <Face at={box(40, y - r - 16, 22, 16)} />
      <Face at={box(40, y + r, 22, 16)} />
      <Center from={[4, y]} to={[312, y]} />
    </>
  );
}
