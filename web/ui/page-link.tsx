import type { ComponentProps } from "react";

type PageLinkProps = ComponentProps<"a"> & { href: string };

/**
 * A link to a page of this site. Not Next's Link, which hydrates every single link: one listener on the document follows them
 * all without loading a new document (navigation/follow-links.ts).
 */
export function PageLink({ children, ...attributes }: PageLinkProps) {
  return <a {...attributes}>{children}</a>;
}
