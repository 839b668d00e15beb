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
  const picture = (
    <Image
      {...image}
      className="w-full bg-rule-soft"
      decoding="async"
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
    />
  );
  if (!caption) return picture;
  return (
    <figure>
      {picture}
      <FigureCaption caption={caption} number={number} />
    </figure>
  );
}

interface FigureCaptionProps {
  caption: string;
  number?: number | undefined;
  /** How a drawing looks at the part: “Section”. */
  view?: string | undefined;
}

export function FigureCaption({ caption, number, view }: FigureCaptionProps) {
  return (
    <figcaption className="flex items-baseline gap-x-3.5 pt-2.5 text-14 text-ink-2">
      {number !== undefined && (
        <span className="shrink-0 font-mono text-12 font-medium text-ink">Fig. {number}</span>
      )}
      <span>{caption}</span>
      {view && <span className="ml-auto shrink-0 font-mono text-12 text-ink-3">{view}</span>}
    </figcaption>
  );
}
