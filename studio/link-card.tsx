import { Card } from "@sanity/ui";
import type { ComponentProps, ReactNode } from "react";
import { useWorkspace } from "sanity";
import { IntentLink, useRouter } from "sanity/router";

type LinkCardProps = Pick<
  ComponentProps<typeof IntentLink>,
  "intent" | "params" | "searchParams" | "onClick" | "children"
>;

/** A card that is one large link, to a document, a field or a release. */
export function LinkCard({ children, ...target }: LinkCardProps) {
  return (
    <Card
      as={IntentLink}
      {...target}
      padding={3}
      radius={2}
      border
      data-as="a"
      style={{ textDecoration: "none", display: "block" }}
    >
      {children}
    </Card>
  );
}

/** A card that is one large link to a tool, whose path may go on inside it. */
export function ToolCard({ path, children }: { path: string; children: ReactNode }) {
  const { basePath } = useWorkspace();
  const { navigateUrl } = useRouter();
  const address = `${basePath.replace(/\/$/, "")}/${path}`;
  return (
    <Card
      as="a"
      href={address}
      onClick={(event) => {
        event.preventDefault();
        navigateUrl({ path: address });
      }}
      padding={3}
      radius={2}
      border
      style={{ textDecoration: "none", display: "block" }}
    >
      {children}
    </Card>
  );
}
