import { embeddedVideo } from "schemas/fields/embedded-video.ts";

import { getWords } from "#locale/words.ts";

import type { BlockProps } from "./block.ts";
import { EmbeddedPlayer } from "./embedded-player.client.tsx";
import { Section } from "./section.tsx";

/** A video from another site, which learns nothing about the visitor until they open it. */
export function EmbeddedVideo(block: BlockProps<"embeddedVideo">) {
  const { heading, url, editAttributes } = block;
  const words = getWords().embeddedVideo;
  const video = embeddedVideo(url);
  return (
    <Section block={block}>
      {video && (
        <details className="col-span-12 border-[1.5px] border-ink bg-sheet" {...editAttributes("url")}>
          <summary className="cursor-pointer p-5">
            <strong>{words.play(video.service)}</strong>
            <span className="mt-1 block text-14 text-ink-2">{words.notice(video.service)}</span>
          </summary>
          <EmbeddedPlayer src={video.player} title={heading} />
          <noscript>
            <a href={video.player}>{words.open(video.service)}</a>
          </noscript>
        </details>
      )}
    </Section>
  );
}
