import { Heading, Stack } from "@sanity/ui";
import { Fragment, type ReactNode } from "react";

import type { IncomingLink } from "#removal/removal-impact.ts";
import { documentTitle } from "#structure/titles.ts";

interface LinksProps {
  links: readonly IncomingLink[];
  renderLink: (link: IncomingLink) => ReactNode;
}

/** Lists the links to a document, grouped under the titles of the documents that contain them. */
export function LinksByDocument({ links, renderLink }: LinksProps) {
  return [...Map.groupBy(links, ({ document }) => documentTitle(document))].map(([title, inDocument]) => (
    <Stack key={title} as="section" gap={2}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {inDocument.map((link) => (
        <Fragment key={link.key}>{renderLink(link)}</Fragment>
      ))}
    </Stack>
  ));
}
