import type { Thing } from "./json-ld.tsx";

export interface DescribedVideo {
  readonly title: string;
  readonly summary: string | null;
  readonly seconds: number;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly poster: string;
  readonly file: string;
}

export function videoObject({ title, summary, seconds, createdAt, poster, file }: DescribedVideo): Thing {
  return {
    "@type": "VideoObject",
    name: title,
    description: summary ?? title,
    thumbnailUrl: poster,
    uploadDate: createdAt,
    duration: `PT${Math.max(1, Math.round(seconds))}S`,
    contentUrl: file,
  };
}
