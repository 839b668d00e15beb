import { embeddedVideo } from "schemas/embedded-video.ts";

import * as labels from "#locale/labels.ts";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

/**
 * Loads the player only when the visitor opens the <details> element: browsers do not load a lazy iframe inside a closed one. With
 * scripts off they load every iframe immediately, so the iframe is then inside an HTML comment.
 */
export function EmbeddedVideo(block: BlockProps<"embeddedVideo">) {
  const { heading, url, editAttributes } = block;
  const video = embeddedVideo(url);
  return (
    <Section block={block}>
      {video && (
        <details className="col-span-12 border-[1.5px] border-ink bg-sheet" {...editAttributes("url")}>
          <summary className="cursor-pointer p-5">
            <strong>{labels.embeddedVideo.play(video.service)}</strong>
            <span className="mt-1 block text-14 text-ink-2">
              {labels.embeddedVideo.notice(video.service)}
            </span>
          </summary>
          <noscript dangerouslySetInnerHTML={COMMENT_START} />
          <iframe
            src={video.player}
            title={heading}
            loading="lazy"
            // The combination of allow-scripts and allow-same-origin is safe here, because the player has another origin.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            style={{ aspectRatio: "16 / 9" }}
            className="w-full"
          />
          <noscript dangerouslySetInnerHTML={COMMENT_END} />
          <noscript>
            <a href={video.player}>{labels.embeddedVideo.open(video.service)}</a>
          </noscript>
        </details>
      )}
    </Section>
  );
}

const COMMENT_START = { __html: "<!--" };
const COMMENT_END = { __html: "-->" };
