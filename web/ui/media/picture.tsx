import { preconnect } from "react-dom";

import { env } from "#env.ts";
import { getWords } from "#locale/words.ts";
import { inLanguage } from "#ui/in-language.tsx";
import { ConvertedText } from "#ui/units/quantity.tsx";

/** A value for `sizes`: the full width of a narrow screen, without its margins (--spacing-edge in styles/globals.css). */
export const FULL_WIDTH_ON_PHONE = "calc(100vw - 40px)";

interface PictureProps {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
  /** The displayed width, in the syntax of HTML's `sizes`. */
  sizes: string;
  /** Whether it is visible without scrolling, so that the browser fetches it first: always, or if its version of the block is shown. */
  isFirst?: boolean | "if-shown";
  caption?: string | undefined;
  /** The author of the picture. */
  credit?: string | undefined;
  /** The number of the figure on its page. */
  number?: number | undefined;
  /** The language of the alternative text, if that is not the language of the page. */
  lang?: string | undefined;
  foreign?: ForeignCaption | undefined;
  "data-sanity"?: string;
}

/** The languages of the texts of a caption that are not in the language of the page. */
interface ForeignCaption {
  readonly caption?: string | undefined;
  readonly credit?: string | undefined;
  readonly view?: string | undefined;
}

/** A picture; with a caption it is a numbered figure, and a credit appears under it. */
export function Picture({ isFirst = false, caption, credit, number, foreign, alt, ...image }: PictureProps) {
  // The preconnect tag is at the start of the page, so the connection is open when the browser reaches the picture.
  if (isFirst && !image.src.startsWith(`${env.siteUrl}/`)) preconnect(new URL(image.src).origin);
  const shown = { ...image, className: "w-full bg-rule-soft", decoding: "async" } as const;
  // Wrapped in <picture>: React would otherwise preload an <img> with a high priority, even on pages that are only prefetched.
  const framed = isFirst ? (
    <picture className="contents">
      <img
        alt={alt}
        {...shown}
        fetchPriority="high"
        // versions/show-version.ts makes it eager before React hydrates the page.
        {...(isFirst === "if-shown" && { loading: "lazy", suppressHydrationWarning: true })}
      />
    </picture>
  ) : (
    <img alt={alt} {...shown} loading="lazy" />
  );
  if (!caption && !credit) return framed;
  return (
    <figure>
      {framed}
      <FigureCaption caption={caption ?? ""} number={number} credit={credit} foreign={foreign} />
    </figure>
  );
}

interface FigureCaptionProps {
  caption: string;
  credit?: string | undefined;
  number?: number | undefined;
  /** The view of the part in a drawing, for example “Section”. */
  view?: string | undefined;
  foreign?: ForeignCaption | undefined;
  /** Links the caption to its field in the preview. */
  "data-sanity"?: string;
}

export function FigureCaption({
  caption,
  credit,
  number,
  view,
  foreign,
  ...editAttribute
}: FigureCaptionProps) {
  return (
    <figcaption className="flex flex-wrap items-baseline gap-x-3 pt-2.5 text-14 text-ink-2">
      {number !== undefined && (
        <span className="shrink-0 font-mono text-12 font-medium text-ink">
          {getWords().figure.number(number)}
        </span>
      )}
      <span {...inLanguage(foreign?.caption)} className="min-w-0 flex-1 basis-40" {...editAttribute}>
        <ConvertedText text={caption} language={foreign?.caption} />
      </span>
      {credit && (
        <span {...inLanguage(foreign?.credit)} className="ms-auto text-12 text-ink-3">
          {credit}
        </span>
      )}
      {view && (
        <span {...inLanguage(foreign?.view)} className="ms-auto font-mono text-12 text-ink-3">
          <ConvertedText text={view} language={foreign?.view} />
        </span>
      )}
    </figcaption>
  );
}
