import type { ReactNode } from "react";

import { fileUrl } from "#cms/client.ts";
import { getLinkRoutes } from "#cms/content.ts";
import { foreignLink } from "#cms/foreign-link.ts";
import { linkTarget } from "#cms/links.ts";
import type { Link as LinkValue } from "#cms/types.generated.ts";
import { QuoteButton } from "#quote/dialog/quote-button.tsx";

/** A link that an editor wrote. If it has no target it is plain text, so that a page never has a dead link. */
export async function CmsLink({
  link,
  className,
  children,
}: {
  link: LinkValue | undefined;
  className: string;
  children: ReactNode;
}) {
  if (!link) return children;
  if (link.kind === "quote") {
    return (
      <QuoteButton prefill={link.prefill} className={className}>
        {children}
      </QuoteButton>
    );
  }
  const href = linkTarget(link, { routes: await getLinkRoutes(), fileUrl });
  if (!href) return children;

  const target = link.newWindow ? { target: "_blank", rel: "noopener" } : {};
  return (
    <a href={href} className={className} {...foreignLink(href)} {...target}>
      {children}
    </a>
  );
}
