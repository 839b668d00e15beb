import bracketPicture from "part-check/samples/bracket.webp";
import channelPicture from "part-check/samples/channel.webp";
import coverPicture from "part-check/samples/cover.webp";
import flangePicture from "part-check/samples/flange.webp";
import mountPicture from "part-check/samples/mount.webp";
import { useId } from "react";

import type { Words } from "#locale/catalogs.ts";
import * as english from "#locale/en/part-check.ts";
import { useWords } from "#locale/use-words.ts";

type SampleId = keyof Words["partFile"]["samples"];

/** The parts to try the check with, and their files. A file loads with the choice of its part. */
const SAMPLES: readonly { id: SampleId; picture: typeof bracketPicture; file: () => URL }[] = [
  {
    id: "bracket",
    picture: bracketPicture,
    file: () => new URL("part-check/samples/bracket.3mf", import.meta.url),
  },
  {
    id: "cover",
    picture: coverPicture,
    file: () => new URL("part-check/samples/cover.3mf", import.meta.url),
  },
  {
    id: "channel",
    picture: channelPicture,
    file: () => new URL("part-check/samples/channel.3mf", import.meta.url),
  },
  {
    id: "flange",
    picture: flangePicture,
    file: () => new URL("part-check/samples/flange.3mf", import.meta.url),
  },
  {
    id: "mount",
    picture: mountPicture,
    file: () => new URL("part-check/samples/mount.3mf", import.meta.url),
  },
];

/** Downloads a sample part. Throws on failure, and for an unknown id. */
export async function fetchSample(id: string): Promise<File> {
  const sample = SAMPLES.find((each) => each.id === id);
  if (sample === undefined) throw new Error(`There is no sample part ${id}`);
  const response = await fetch(sample.file());
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return new File([await response.blob()], `${id}.3mf`, { lastModified: 0 });
}

/** Parts to try for a visitor who has no file at hand. Each button has the id of its part as its value. */
export function SampleParts({ choose }: { choose: (id: string) => void }) {
  const { partFile: words } = useWords(english);
  const title = useId();
  return (
    <section className="pc-samples needs-script pt-5" aria-labelledby={title}>
      <h3 id={title} className="text-14 font-medium">
        {words.samplesTitle}
      </h3>
      <ul className="grid gap-2 pt-3 tablet:grid-cols-3 tablet:gap-3 desk:grid-cols-5">
        {SAMPLES.map(({ id, picture: { src, width, height } }) => (
          <li key={id}>
            <button
              type="button"
              value={id}
              className="grid size-full grid-cols-[5rem_1fr] content-start gap-x-4 gap-y-1 rounded-1 border border-rule p-3 text-start hover:border-ink tablet:grid-cols-1"
              onClick={() => choose(id)}
            >
              <img
                src={src}
                width={width}
                height={height}
                alt=""
                loading="lazy"
                decoding="async"
                className="row-span-2 w-full tablet:row-span-1"
              />
              <span className="self-end text-14 font-semibold text-link">{words.samples[id].name}</span>
              <span className="self-start text-13 text-ink-2">{words.samples[id].shows}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
