import type { VideoPlayer } from "../../../web/cms/types.generated.ts";
import type { SeedFinish, SeedMaterialGrade, SeedVideo } from "./document-types.ts";
import { type Keyed, references, referenceTo } from "./keys.ts";
import { seedFile, picture } from "./pictures.ts";
import { parseProse } from "./rich-text.ts";

type Grade = Omit<SeedMaterialGrade, "_id" | "_type" | "services" | "finishes"> & {
  /** Without `grade-`. */
  readonly id: string;
  readonly services: readonly string[];
  readonly finishes?: readonly string[];
};

/** A material grade with typical values. */
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

/** A surface finish. */
export function finish({ id, services, ...facts }: Finish): SeedFinish {
  return { _id: `finish-${id}`, _type: "finish", ...facts, services: references(services) };
}

interface Film {
  /** The name of the script in art/videos and of the files in videos. */
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly topic: string;
  /** Ids of the processes that the video shows. */
  readonly services: readonly string[];
  readonly seconds: number;
  /** The alternative text of the poster. */
  readonly poster: string;
  readonly transcript: readonly string[];
}

/** A short video without sound. */
export function video({ name, poster, transcript, services, ...words }: Film): SeedVideo {
  return {
    _id: `video-${name}`,
    _type: "video",
    ...words,
    services: references(services),
    file: { _type: "file", ...seedFile("file", `videos/${name}.mp4`) },
    webm: { _type: "file", ...seedFile("file", `videos/${name}.webm`) },
    captions: { _type: "file", ...seedFile("file", `videos/${name}.vtt`) },
    poster: picture(`videos/${name}.webp`, poster),
    transcript: parseProse(...transcript),
  };
}

/** A block with one video. */
export function videoPlayer(name: string, heading: string, lead: string): Keyed<VideoPlayer> {
  return {
    _key: "video",
    _type: "videoPlayer",
    anchor: "video",
    heading,
    lead,
    video: referenceTo(`video-${name}`),
  };
}
