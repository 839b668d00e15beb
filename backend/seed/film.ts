import type { VideoPlayer } from "../../web/cms/types.generated.ts";
import type { SeedVideo } from "./document.ts";
import { fromFile } from "./from-file.ts";
import { type Keyed, references, referenceTo } from "./keyed.ts";
import { picture } from "./picture.ts";
import { written } from "./written.ts";

interface Film {
  /** The name of its script in art/videos and of its files in videos. */
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly topic: string;
  /** Ids of the processes that can be seen. */
  readonly services: readonly string[];
  readonly seconds: number;
  /** What its poster shows. */
  readonly poster: string;
  readonly transcript: readonly string[];
}

/** A short film without sound, rendered by the project's own scripts. */
export function film({ name, poster, transcript, services, ...words }: Film): SeedVideo {
  return {
    _id: `video-${name}`,
    _type: "video",
    ...words,
    services: references(services),
    file: { _type: "file", ...fromFile("file", `videos/${name}.mp4`) },
    webm: { _type: "file", ...fromFile("file", `videos/${name}.webm`) },
    captions: { _type: "file", ...fromFile("file", `videos/${name}.vtt`) },
    poster: picture(`videos/${name}.webp`, poster),
    transcript: written(...transcript),
  };
}

/** One film on the page of its process. */
export function shownFilm(name: string, heading: string, lead: string): Keyed<VideoPlayer> {
  return {
    _key: "video",
    _type: "videoPlayer",
    anchor: "video",
    heading,
    lead,
    video: referenceTo(`video-${name}`),
  };
}
