import type { ReactNode } from "react";

import type { GlossaryMark, Link, Prose as ProseValue } from "#cms/types.generated.ts";
import { RichText } from "#ui/rich-text.tsx";

import { CmsLink } from "./cms-link.tsx";
import { Term } from "./term.tsx";

export const proseMarks = { link: ProseLink, glossaryMark: ProseTerm };

/** Text as editors write it, with their links. */
export function Prose({ value }: { value: ProseValue | undefined }) {
  return <RichText value={value} marks={proseMarks} />;
}

function ProseLink({ value, children }: { value?: Link; children: ReactNode }) {
  return (
    <CmsLink link={value} className="text-link">
      {children}
    </CmsLink>
  );
}

function ProseTerm({ value, children }: { value?: GlossaryMark; children: ReactNode }) {
  return <Term termId={value?.term?._ref}>{children}</Term>;
}
