import { Cut, Face } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center, Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const boss = pair({
  title: "Screw boss beside a wall",
  view: "Section",
  wrong: {
    says: "Merged with the wall, it makes a lump: a sink outside, a crooked hole inside.",
    shows:
      "A boss merged with the side wall: together twice the wall thickness t, with a sink mark on the outer face.",
    drawing: (
      <>
        <Cut
          at={[
            [52, 66],
            [72, 66],
            [72, 96],
            [92, 96],
            [92, 184],
            [116, 184],
            [116, 96],
            [136, 96],
            [136, 184],
            [284, 184],
            [284, 204],
            [52, 204],
            [52, 170, 150],
            [57, 140, 84],
            [52, 110, 150],
          ]}
        />
        <Outline d="M92 96H116" />
        <Center from={[104, 84]} to={[104, 196]} />
        <Horizontal from={[52, 66]} to={[92, 96]} y={46} text="2 × t" red />
        <Leader to={[56, 140]} knee={[42, 112]} text="sink" />
      </>
    ),
  },
  right: {
    says: "3 mm clear of the wall and tied to it by a rib; outer Ø twice the inner.",
    shows:
      "The boss stands at least 3 mm from the wall, tied by a rib; its outer diameter is 2 to 2.5 times the inner, its wall at most 0.6 t.",
    drawing: (
      <>
        <Face at={box(72, 128, 44, 56)} />
        <Cut
          pitch={6}
          at={[
            [52, 66],
            [72, 66],
            [72, 184, 4],
            [116, 184, 4],
            [116, 96],
            [128, 96],
            [128, 184],
            [152, 184],
            [152, 96],
            [164, 96],
            [164, 184, 4],
            [284, 184],
            [284, 204],
            [52, 204],
          ]}
        />
        <Outline d="M128 96H152" />
        <Center from={[140, 84]} to={[140, 196]} />
        <Horizontal from={[72, 96]} to={[116, 96]} y={46} text="≥ 3" red />
        <Horizontal from={[128, 96]} to={[152, 96]} y={70} text="Ød" place="right" />
        <Leader to={[164, 128]} knee={[186, 108]} text="Ø 2–2.5 d" />
        <Vertical from={[250, 184]} to={[250, 204]} x={250} text="t" place="right" />
        <Leader to={[94, 156]} knee={[190, 160]} text="rib" dot />
      </>
    ),
  },
});
