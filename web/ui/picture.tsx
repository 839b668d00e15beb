import { preconnect } from "react-dom";

import { env } from "#env.ts";

import { Image } from "./image.tsx";

interface PictureProps {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
  /** How wide it is shown, as in the `sizes` of HTML. */
  sizes: string;
  /** Seen without scrolling: fetched first and at once. */
  isFirst?: boolean;
  caption?: string | undefined;
  /** Of the figure on its page. */
  number?: number | undefined;
  "data-sanity"?: string;
}

/** A picture; with a caption it is a numbered figure. */
export function Picture({ isFirst = false, caption, number, ...image }: PictureProps) {
  // The page names another host long before the picture: the connection is there by then.
  if (isFirst && !image.src.startsWith(`${env.siteUrl}/`)) preconnect(new URL(image.src).origin);
  const shown = { ...image, className: "w-full bg-rule-soft", decoding: "async" } as const;
  // In a <picture>, or React would have a prefetched page fetch its first picture before anyone goes there.
  const framed = isFirst ? (
    <picture className="contents">
      <Image {...shown} fetchPriority="high" />
    </picture>
  ) : (
    <Image {...shown} loading="lazy" />
  );
  if (!caption) return framed;
  return (
    <figure>
      {framed}
      <FigureCaption caption={caption} number={number} />
    </figure>
  );
}

interface FigureCaptionProps {
  caption: string;
  number?: number | undefined;
  /** How a drawing looks at the part: “Section”. */
  view?: string | undefined;
  /** Links the caption to its field in the preview. */
  "data-sanity"?: string;
}

export function FigureCaption({ caption, number, view, ...editAttribute }: FigureCaptionProps) {
  return (
    <figcaption className="flex flex-wrap items-baseline gap-x-3 pt-2.5 text-14 text-ink-2">
      {number !== undefined && (
        <span className="shrink-0 font-mono text-12 font-medium text-ink">Fig. {number}</span>
      )}
      <span className="min-w-0 flex-1 basis-40" {...editAttribute}>
        {caption}
      </span>
      {view && <span className="ml-auto font-mono text-12 text-ink-3">{view}</span>}
    </figcaption>
  );
}
