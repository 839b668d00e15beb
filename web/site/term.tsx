import type { ReactNode } from "react";

import { getGlossary } from "#cms/content.ts";
import { safeHref } from "#cms/links.ts";
import { Tooltip } from "#ui/tooltip.tsx";

interface TermProps {
  termId: string | undefined;
  children: ReactNode;
}

/** Words that the glossary explains. Without an explanation they are just words. */
export async function Term({ termId, children }: TermProps) {
  const term = (await getGlossary()).find(({ _id }) => _id === termId);
  if (!term) return children;
  const href = term.url ? safeHref(term.url) : undefined;
  return (
    <Tooltip words={children}>
      <span className="block font-semibold">{term.term}</span>
      {term.explanation}
      {href && (
        <a href={href} target="_blank" rel="noopener" className="mt-1.5 block underline underline-offset-4">
          Read more
        </a>
      )}
    </Tooltip>
  );
}
