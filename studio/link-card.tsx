import { Card } from "@sanity/ui";
import type { ComponentProps } from "react";
import { IntentLink } from "sanity/router";

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
