import type { Prose } from "../../web/cms/types.generated.ts";
import { bullet, heading, paragraph, prose, smallHeading, step } from "./prose.ts";

const KINDS = [
  { start: "### ", line: smallHeading },
  { start: "## ", line: heading },
  { start: "- ", line: bullet },
  { start: "1. ", line: step },
];

/** Portable text as it is written down: each string a line, opened by `## `, `### `, `- ` or `1. ` when it is no paragraph. */
export function written(...lines: string[]): Prose {
  return prose(
    ...lines.map((line) => {
      const kind = KINDS.find(({ start }) => line.startsWith(start));
      return kind === undefined ? paragraph(line) : kind.line(line.slice(kind.start.length));
    }),
  );
}
