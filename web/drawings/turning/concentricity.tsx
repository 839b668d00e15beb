import { Face } from "../kit/bodies.tsx";
import { Leader } from "../kit/leader.tsx";
import { Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";
import { Chuck } from "./chuck.tsx";

const AXIS = 124;

export const concentricity = pair({
  title: "Diameters that must run true",
  view: "Side view",
  wrong: {
    says: "The seats lie on opposite ends: the part is turned around, and the second chucking adds its error.",
    shows:
      "A shaft with a bearing seat on each side of a large collar: one seat is cut after turning the part around.",
    drawing: (
      <>
        <Face
          at={[
            [40, AXIS - 26],
            [120, AXIS - 26],
            [120, AXIS - 62],
            [160, AXIS - 62],
            [160, AXIS - 26],
            [262, AXIS - 26, 4],
            [262, AXIS + 26, 4],
            [160, AXIS + 26],
            [160, AXIS + 62],
            [120, AXIS + 62],
            [120, AXIS + 26],
            [40, AXIS + 26],
          ]}
        />
        <Chuck y={AXIS} r={26} />
        <Leader to={[92, AXIS - 26]} knee={[76, 34]} text="setup 2" toward="right" />
        <Leader to={[212, AXIS + 26]} knee={[196, 210]} text="setup 1" />
        <Leader to={[262, AXIS]} knee={[278, 70]} text="0.05" toward="left" red />
      </>
    ),
  },
  right: {
    says: "Both seats can be reached from one end: cut in one chucking, they share one axis.",
    shows: "A shaft with both bearing seats on the same side of the collar: both are cut in one setup.",
    drawing: (
      <>
        <Face
          at={[
            [40, AXIS - 50],
            [104, AXIS - 50],
            [104, AXIS - 34],
            [184, AXIS - 34],
            [184, AXIS - 22],
            [282, AXIS - 22, 4],
            [282, AXIS + 22, 4],
            [184, AXIS + 22],
            [184, AXIS + 34],
            [104, AXIS + 34],
            [104, AXIS + 50],
            [40, AXIS + 50],
          ]}
        />
        <Outline d={`M104 ${AXIS - 34}V${AXIS + 34}M184 ${AXIS - 22}V${AXIS + 22}`} />
        <Chuck y={AXIS} r={50} />
        <Leader to={[144, AXIS + 34]} knee={[160, 210]} text="setup 1" />
        <Leader to={[234, AXIS + 22]} knee={[240, 196]} text="setup 1" toward="right" />
        <Leader to={[234, AXIS - 22]} knee={[216, 60]} text="0.02" red />
      </>
    ),
  },
});
