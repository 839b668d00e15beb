import type { VideoPlayer } from "../../web/cms/types.generated.ts";
import type { SeedFinish, SeedMaterialGrade, SeedVideo } from "./document-types.ts";
import { type Keyed, references, referenceTo } from "./keys.ts";
import { fromFile, picture } from "./pictures.ts";
import { written } from "./rich-text.ts";

type Grade = Omit<SeedMaterialGrade, "_id" | "_type" | "services" | "finishes"> & {
  /** Without `grade-`. */
  readonly id: string;
  readonly services: readonly string[];
  readonly finishes?: readonly string[];
};

/** One material as the tables compare it: typical values, not for specification. */
export function grade({ id, services, finishes, ...facts }: Grade): SeedMaterialGrade {
  return {
    _id: `grade-${id}`,
    _type: "materialGrade",
    ...facts,
    services: references(services),
    ...(finishes === undefined ? {} : { finishes: references(finishes) }),
  };
}

type Finish = Omit<SeedFinish, "_id" | "_type" | "services"> & {
  /** Without `finish-`. */
  readonly id: string;
  readonly services: readonly string[];
};

/** One surface finish, as the table of finishes compares it. */
export function finish({ id, services, ...facts }: Finish): SeedFinish {
  return { _id: `finish-${id}`, _type: "finish", ...facts, services: references(services) };
}

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
