import { Fragment, type ReactNode } from "react";
import { Section } from "studio-kit/ui.tsx";

import type { IncomingLink } from "#removal/removal-impact.ts";
import { documentTitle } from "#structure/titles.ts";

interface LinksProps {
  links: readonly IncomingLink[];
  renderLink: (link: IncomingLink) => ReactNode;
}

/** Lists the links to a document, grouped under the titles of the documents that contain them. */
export function LinksByDocument({ links, renderLink }: LinksProps) {
  return [...Map.groupBy(links, ({ document }) => documentTitle(document))].map(([title, inDocument]) => (
    <Section key={title} title={title}>
      {inDocument.map((link) => (
        <Fragment key={link.key}>{renderLink(link)}</Fragment>
      ))}
    </Section>
  ));
}
