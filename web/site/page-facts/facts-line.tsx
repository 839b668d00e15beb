import type { ReactNode } from "react";

import { getPageFacts } from "#cms/content.ts";
import * as labels from "#locale/labels.ts";
import { Day } from "#ui/day.tsx";

import { readingMinutes } from "./reading-time.ts";

interface FactsLineProps {
  page: { _id: string; _type: string; blocks: unknown };
}

/** Who wrote a post, when, and how long it takes to read; when the figures of a guide were checked. Other pages have none. */
export async function FactsLine({ page: { _id, _type, blocks } }: FactsLineProps) {
  if (_type !== "blog" && _type !== "guide") return null;
  const facts = await getPageFacts(_id);
  const parts: ReactNode[] =
    _type === "guide"
      ? [
          facts?.reviewedAt && (
            <>
              {labels.facts.checked} <Day date={facts.reviewedAt} />
            </>
          ),
        ]
      : [
          facts?.publishedAt && <Day date={facts.publishedAt} />,
          facts?.author && [facts.author.name, facts.author.role].filter(Boolean).join(", "),
          labels.facts.minutes(readingMinutes(blocks)),
        ];
  const shown = parts.filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <div className="bg-sheet">
      <ul className="mx-auto flex max-w-sheet flex-wrap gap-x-6 px-edge pb-3 font-mono text-12 text-ink-2">
        {shown.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a line never change places
          <li key={index}>{part}</li>
        ))}
      </ul>
    </div>
  );
}
