import type { ComponentProps } from "react";

type PageLinkProps = ComponentProps<"a"> & { href: string };

/**
 * A link to a page of this site: a plain one, so that a page with a hundred of them has nothing to bring to life. One
 * listener follows them all without loading the document anew: navigation/follow-links.ts.
 */
export function PageLink({ children, ...attributes }: PageLinkProps) {
  return <a {...attributes}>{children}</a>;
}
