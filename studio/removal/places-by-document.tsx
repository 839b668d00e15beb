import { Heading, Stack } from "@sanity/ui";
import { Fragment, type ReactNode } from "react";

import type { Place } from "#removal/removal-impact.ts";
import { documentTitle } from "#structure/titles.ts";

interface PlacesProps {
  places: readonly Place[];
  renderPlace: (place: Place) => ReactNode;
}

/** Lists the links to a document, grouped under the titles of the documents that contain them. */
export function PlacesByDocument({ places, renderPlace }: PlacesProps) {
  return [...Map.groupBy(places, ({ document }) => documentTitle(document))].map(([title, inDocument]) => (
    <Stack key={title} as="section" gap={2}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {inDocument.map((place) => (
        <Fragment key={place.key}>{renderPlace(place)}</Fragment>
      ))}
    </Stack>
  ));
}
