import type { ComponentProps } from "react";

type PageLinkProps = ComponentProps<"a"> & { href: string };

/**
 * A link to a page of this site. Next's Link would hydrate every link. Instead, one listener on the document handles client
 * navigation for all links (navigation/follow-links.ts).
 */
export function PageLink({ children, ...attributes }: PageLinkProps) {
  return <a {...attributes}>{children}</a>;
}
