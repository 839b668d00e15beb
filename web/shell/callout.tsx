import { type EditAttributes, noEditAttributes } from "#cms/edit-attributes.tsx";
import type { Callout as CalloutValue, Prose as ProseValue } from "#cms/types.generated.ts";
import { getWords } from "#locale/words.ts";

import { Prose } from "./prose.tsx";

type Kind = CalloutValue["kind"];

const LINES: Record<Kind, string> = { note: "border-line", tip: "border-ink", caution: "border-accent" };

interface CalloutProps {
  kind: Kind | undefined;
  title?: string | undefined;
  text: ProseValue | undefined;
  editAttributes?: EditAttributes<"kind" | "heading" | "text">;
}

/** A note, tip or caution in rich text. */
export function Callout({ kind = "note", title, text, editAttributes = noEditAttributes }: CalloutProps) {
  return (
    <div role="note" className={`max-w-text border-s-2 py-1 ps-5 ${LINES[kind]}`}>
      <p className="font-mono text-12 font-medium text-ink-3" {...editAttributes("kind")}>
        {getWords().callout[kind]}
      </p>
      {title && (
        <p className="mt-0.5 font-semibold" {...editAttributes("heading")}>
          {title}
        </p>
      )}
      <div className="mt-1 text-15 text-ink-2" {...editAttributes("text")}>
        <Prose value={text} />
      </div>
    </div>
  );
}
