import type { ReactNode } from "react";

import { PartHeading } from "./part-heading.tsx";

interface SectionHeadProps {
  heading?: string | undefined;
  lead?: string | undefined;
  number?: number | undefined;
  editAttributes: (field: "heading" | "lead") => object;
  /** What stands at the right end of the head. */
  aside?: ReactNode;
}

/** The heading of a section with one paragraph: beside it where there is room, below it elsewhere. */
export function SectionHead({ heading, lead, number, editAttributes, aside }: SectionHeadProps) {
  if (!heading && !lead && !aside) return null;
  return (
    <div className="section-head">
      {heading && (
        <PartHeading number={number} {...editAttributes("heading")}>
          {heading}
        </PartHeading>
      )}
      {lead && <p {...editAttributes("lead")}>{lead}</p>}
      {aside && <div>{aside}</div>}
    </div>
  );
}
