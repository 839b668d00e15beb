import { Cut } from "../kit/bodies.tsx";
import { Leader } from "../kit/leader.tsx";
import { Center } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const flash = pair({
  title: "Flash at the parting line",
  view: "Section; chain line: where the mold opens",
  wrong: {
    says: "A stepped parting line is hard to seal: material creeps out as a thin fin.",
    shows: "A part with a thin fin of flash at both sides of a stepped parting line.",
    drawing: (
      <>
        <Cut
          at={[
            [96, 64, 8],
            [224, 64, 8],
            [228, 104],
            [262, 106],
            [228, 110],
            [224, 184, 6],
            [96, 184, 6],
            [92, 142],
            [60, 140],
            [92, 136],
          ]}
        />
        <Center from={[30, 140]} to={[130, 140]} />
        <Center from={[190, 107]} to={[292, 107]} />
        <Leader to={[252, 106]} knee={[270, 60]} text="flash" toward="left" red />
      </>
    ),
  },
  right: {
    says: "A flat parting line at a sharp edge seals well, and what is left is trimmed.",
    shows: "The same part with a flat parting line at its widest edge: no flash.",
    drawing: (
      <>
        <Cut
          at={[
            [100, 64, 8],
            [220, 64, 8],
            [228, 124],
            [220, 184, 6],
            [100, 184, 6],
            [92, 124],
          ]}
        />
        <Center from={[30, 124]} to={[292, 124]} />
        <Leader to={[228, 124]} knee={[252, 84]} text="sharp" red />
      </>
    ),
  },
});
