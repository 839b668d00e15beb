import { Cut, Tool } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import type { Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center, Hidden, Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

/** A round part in section, its bore open to the right. */
function Part({ bore }: { bore: readonly Vertex[] }) {
  return (
    <>
      <Cut at={[[44, 52], [252, 52], ...bore, [252, 188], [44, 188]]} />
      <Center from={[30, 120]} to={[312, 120]} />
    </>
  );
}

export const bore = pair({
  title: "Depth of a bore",
  view: "Section",
  wrong: {
    says: "A slim boring bar reaching six diameters deflects: the bore tapers and shows chatter marks.",
    shows: "A bore six diameters D deep with a sharp bottom corner; the thin boring bar bends.",
    drawing: (
      <>
        <Part
          bore={[
            [252, 105],
            [72, 105],
            [72, 135],
            [252, 135],
          ]}
        />
        <Outline d="M252 105V135" />
        <Tool
          at={[
            [76, 107],
            [86, 107],
            [92, 112],
            [308, 112],
            [308, 124],
            [84, 124],
          ]}
        />
        <Hidden d="M308 112Q190 114 84 128M308 124Q190 126 80 135" />
        <Leader to={[200, 105]} knee={[224, 36]} text="ØD" />
        <Horizontal from={[72, 135]} to={[252, 135]} y={212} text="6 × D" red />
        <Leader to={[72, 105]} knee={[96, 36]} text="R 0" />
      </>
    ),
  },
  right: {
    says: "Three diameters with a stiff bar, a radius at the bottom, a relief where a part must seat.",
    shows: "A bore at most three diameters D deep with a relief groove at its bottom corner.",
    drawing: (
      <>
        <Part
          bore={[
            [252, 88],
            [92, 88],
            [92, 82, 2],
            [72, 82, 4],
            [72, 158, 4],
            [92, 158, 2],
            [92, 152],
            [252, 152],
          ]}
        />
        <Outline d="M252 88V152" />
        <Tool
          at={[
            [98, 91],
            [112, 91],
            [120, 98],
            [308, 98],
            [308, 130],
            [108, 130],
          ]}
        />
        <Leader to={[200, 88]} knee={[224, 36]} text="ØD" />
        <Horizontal from={[72, 158]} to={[252, 152]} y={212} text="≤ 3 × D" red />
        <Leader to={[80, 82]} knee={[104, 36]} text="relief" />
      </>
    ),
  },
});
