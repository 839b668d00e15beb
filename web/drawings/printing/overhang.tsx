import { Angle } from "../kit/angle.tsx";
import { Leader } from "../kit/leader.tsx";
import { Hidden, Thin } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";
import { Layers, Plate } from "./layers.tsx";

const HEIGHT = 12;
const COLUMN = [
  [56, 110],
  [56, 110],
  [56, 110],
] as const;

function leaning(step: number) {
  return Array.from({ length: 8 }, (_, i) => [56, 110 + (i + 1) * step] as const);
}

export const overhang = pair({
  title: "Overhang without support",
  view: "Side view, layers enlarged",
  wrong: {
    says: "Each layer hangs halfway in the air. It sags, or needs supports that leave marks.",
    shows: "An overhang at 30 degrees from the plate: the layers have too little below them and sag.",
    drawing: (
      <>
        <Plate y={206} from={28} to={292} />
        <Layers bottom={206} height={HEIGHT} spans={[...COLUMN, ...leaning(20.8)]} />
        <Thin d="M114 170H232" />
        <Hidden d="M276 92Q262 110 240 106M254 104Q236 122 214 118" />
        <Angle
          vertex={[110, 170]}
          r={84}
          from={-30}
          to={0}
          text="30°"
          textAt={[202, 152]}
          anchor="start"
          red
        />
        <Leader to={[250, 108]} knee={[262, 136]} text="sags" />
      </>
    ),
  },
  right: {
    says: "At 45° or steeper, every layer carries the next. SLS and MJF need no supports at all.",
    shows: "The same overhang at 45 degrees or more from the plate: every layer rests on the one below.",
    drawing: (
      <>
        <Plate y={206} from={28} to={292} />
        <Layers bottom={206} height={HEIGHT} spans={[...COLUMN, ...leaning(12)]} />
        <Thin d="M114 170H232" />
        <Angle
          vertex={[110, 170]}
          r={84}
          from={-45}
          to={0}
          text="≥ 45°"
          textAt={[198, 142]}
          anchor="start"
          red
        />
      </>
    ),
  },
});
