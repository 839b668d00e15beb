import type { ReactNode } from "react";

import { PartHeading } from "./part-heading.tsx";

interface SectionHeadProps {
  heading?: string | undefined;
  lead?: string | undefined;
  number?: number | undefined;
  edit: (field: string) => object;
  /** What stands at the right end of the head. */
  aside?: ReactNode;
}

/** The heading of a section with one paragraph: beside it where there is room, below it elsewhere. */
export function SectionHead({ heading, lead, number, edit, aside }: SectionHeadProps) {
  if (!heading && !lead && !aside) return null;
  return (
    <div className="col-span-12 mb-6 grid grid-cols-12 items-end gap-x-6 gap-y-3.5 @large:mb-10">
      {heading && (
        <div className="col-span-12 @large:col-span-7">
          <PartHeading number={number} {...edit("heading")}>
            {heading}
          </PartHeading>
        </div>
      )}
      {lead && (
        <p
          className="col-span-12 max-w-lead text-ink-2 @large:col-span-5 @large:col-start-8"
          {...edit("lead")}
        >
          {lead}
        </p>
      )}
      {aside && <div className="col-span-12">{aside}</div>}
    </div>
  );
}
