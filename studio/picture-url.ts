import { createImageUrlBuilder, type SanityImageSource } from "@sanity/image-url";

import { lakeUrl } from "#env.ts";

interface Dataset {
  projectId: string | undefined;
  dataset: string | undefined;
}

/** The address of a picture for a card of 1200 × 630, small, cut as the editor says. */
export function pictureUrl(picture: SanityImageSource, { projectId = "", dataset = "" }: Dataset): string {
  const builder = createImageUrlBuilder({ projectId, dataset });
  const host = lakeUrl === undefined ? builder : builder.withOptions({ baseUrl: lakeUrl });
  return host.image(picture).width(960).height(504).url();
}
