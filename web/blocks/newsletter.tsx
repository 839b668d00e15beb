import { safeHref } from "#cms/links.ts";
import { buttonClass } from "#ui/button.ts";
import { NewWindowIcon } from "#ui/icons.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export function Newsletter(block: BlockProps<"newsletter">) {
  const { label, url, editAttributes } = block;
  const href = safeHref(url);
  return (
    <Section block={block} defaultTone="sheet" className="no-print">
      {href && (
        <p className="col-span-12">
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className={buttonClass("secondary")}
            {...editAttributes("label")}
          >
            {label}
            <NewWindowIcon />
          </a>
        </p>
      )}
    </Section>
  );
}
