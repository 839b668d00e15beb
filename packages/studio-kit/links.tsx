import { Card } from "@sanity/ui";
import type { ComponentProps, ReactNode } from "react";
import { getPublishedId, getVersionFromId, useWorkspace } from "sanity";
import { IntentLink, useRouter } from "sanity/router";

// Links to documents, fields, releases and tools of this Studio.

type LinkProps = Pick<
  ComponentProps<typeof IntentLink>,
  "intent" | "params" | "searchParams" | "onClick" | "children"
>;

const linkCard = {
  padding: 3,
  radius: 2,
  border: true,
  style: { textDecoration: "none", display: "block" },
} as const;

/** A card that is one large link, to a document, a field or a release. */
export function LinkCard({ children, ...target }: LinkProps) {
  return (
    <Card as={IntentLink} {...linkCard} {...target} data-as="a">
      {children}
    </Card>
  );
}

interface ToolLinkProps {
  /** The name of the tool, and where to go inside it. */
  path: string;
  children: ReactNode;
}

/** A card that is one large link to a tool. */
export function ToolCard({ path, children }: ToolLinkProps) {
  return (
    <Card as="a" {...linkCard} {...useToolLink(path)}>
      {children}
    </Card>
  );
}

/** A link to a tool. Sanity's own works only in the bar with the tools. */
export function ToolLink({ path, children }: ToolLinkProps) {
  return <a {...useToolLink(path)}>{children}</a>;
}

/** The attributes of a link to a tool: its name, and where to go inside it. */
export function useToolLink(path: string) {
  const { basePath } = useWorkspace();
  return useStudioLink(`${basePath.replace(/\/$/, "")}/${path}`);
}

/** The attributes of a link to another path of the Studio, which opens without a reload. */
export function useStudioLink(path: string) {
  const { navigateUrl } = useRouter();
  const onClick = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    navigateUrl({ path });
  };
  return { href: path, onClick };
}

/** A published document, a draft, or a version in a release. */
interface LinkedDocument {
  readonly _id: string;
  readonly _type: string;
}

/**
 * The target of a link to the form of a document, or to a field such as `blocks[_key=="a"].heading`. A version in a release opens in its
 * release.
 */
export function formTarget({ _id, _type }: LinkedDocument, path?: string) {
  const release = getVersionFromId(_id);
  const searchParams: [string, string][] = release === undefined ? [] : [["perspective", release]];
  const params = { id: getPublishedId(_id), type: _type, ...(path !== undefined && { path }) };
  return { intent: "edit", params, searchParams };
}

interface DocumentLinkProps extends Pick<LinkProps, "onClick" | "children"> {
  document: LinkedDocument;
  path?: string;
}

/** A link to the form of a document, or to one of its fields. */
export function DocumentLink({ document, path, ...link }: DocumentLinkProps) {
  const style = { color: "var(--card-link-fg-color)" };
  return <IntentLink {...formTarget(document, path)} style={style} {...link} />;
}
