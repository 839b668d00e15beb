import { Fragment, type ReactNode } from "react";
import { MAX_ROWS } from "studio-kit/limited-list.tsx";
import { Hint, Section } from "studio-kit/ui.tsx";

import type { IncomingLink } from "./removal-impact.ts";

interface LinksProps<Link> {
  links: readonly Link[];
  renderLink: (link: Link) => ReactNode;
}

/** Lists the first links to a document, of which one draft can have thousands, grouped under the titles of the documents that contain them. */
export function LinksByDocument<Link extends IncomingLink>({ links, renderLink }: LinksProps<Link>) {
  const listed = links.slice(0, MAX_ROWS);
  return (
    <>
      {[...Map.groupBy(listed, (link) => link.documentTitle)].map(([title, inDocument]) => (
        <Section key={title} title={title}>
          {inDocument.map((link) => (
            <Fragment key={link.key}>{renderLink(link)}</Fragment>
          ))}
        </Section>
      ))}
      {links.length > MAX_ROWS && <Hint>And {(links.length - MAX_ROWS).toLocaleString("en")} more</Hint>}
    </>
  );
}
