import { Fragment, type ReactNode } from "react";
import { Section } from "studio-kit/ui.tsx";

import type { IncomingLink } from "./removal-impact.ts";

interface LinksProps<Link> {
  links: readonly Link[];
  renderLink: (link: Link) => ReactNode;
}

/** Lists the links to a document, grouped under the titles of the documents that contain them. */
export function LinksByDocument<Link extends IncomingLink>({ links, renderLink }: LinksProps<Link>) {
  return [...Map.groupBy(links, (link) => link.documentTitle)].map(([title, inDocument]) => (
    <Section key={title} title={title}>
      {inDocument.map((link) => (
        <Fragment key={link.key}>{renderLink(link)}</Fragment>
      ))}
    </Section>
  ));
}
