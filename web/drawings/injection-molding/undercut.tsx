import { Angle } from "../kit/angle.tsx";
import { Arrow } from "../kit/arrow.tsx";
import { Cut, Tool } from "../kit/bodies.tsx";
import { box, type Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Thin } from "../kit/lines.tsx";
import { Moves } from "../kit/moves.tsx";
import { pair } from "../kit/pair.tsx";
import { Text } from "../kit/text.tsx";

const HOOK: readonly Vertex[] = [
  [120, 150, 4],
  [124, 60],
  [140, 60],
  [168, 92],
  [168, 104],
  [144, 104],
];

export const undercut = pair({
  title: "Undercut under a hook",
  view: "Section",
  wrong: {
    says: "The mold can't open past the hook without a side action.",
    shows: "A hook over a closed floor; a slide must pull out sideways from under it.",
    drawing: (
      <>
        <Cut at={[[40, 150], ...HOOK, [142, 150, 3], [284, 150], [284, 172], [40, 172]]} />
        <Moves by={[30, 0]}>
          <Tool at={box(146, 106, 96, 42)} />
          <Text at={[206, 131]} anchor="middle">
            slide
          </Text>
        </Moves>
        <Arrow from={[278, 127]} to={[308, 127]} />
        <Leader to={[156, 104]} knee={[190, 70]} text="undercut" red />
      </>
    ),
  },
  right: {
    says: "A window in the floor lets the lower half shut off against the post at 3°.",
    shows:
      "A window in the floor below the hook; a core of the lower mold half passes through it and shuts off at 3 degrees.",
    drawing: (
      <>
        <Cut at={[[40, 150], ...HOOK, [140, 172], [40, 172]]} />
        <Cut
          at={[
            [178, 150],
            [284, 150],
            [284, 172],
            [180, 172],
          ]}
        />
        <Moves by={[0, 24]}>
          <Tool
            at={[
              [146, 106],
              [168, 106],
              [174, 212],
              [139.8, 212],
            ]}
          />
        </Moves>
        <Arrow from={[160, 214]} to={[160, 232]} />
        <Thin d="M144 176V208" />
        <Angle
          vertex={[144, 104]}
          r={94}
          from={90}
          to={93.4}
          text="3°"
          textAt={[118, 206]}
          anchor="end"
          red
        />
        <Leader to={[164, 128]} knee={[196, 112]} text="core" dot />
      </>
    ),
  },
});
