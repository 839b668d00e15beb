import { getSettings } from "#cms/content.ts";
import { fillIn } from "#locale/fill-in.tsx";
import { getWords } from "#locale/words.ts";
import { LazyPartFile } from "#part-check/part-file.lazy.tsx";
import { ContactWays } from "#quote/form/quote-form.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

/** Checks a visitor's CAD file. Only a checked part is printed: web/part-check/part-report.css. Without scripts it says where to send the file. */
export async function PartCheck(block: BlockProps<"partCheck">) {
  const settings = await getSettings();
  return (
    <Section block={block} className="print:hidden">
      <div className="col-span-12">
        <LazyPartFile />
        {settings && (
          <noscript>
            <p className="border-2 border-accent px-4 py-3 text-14">
              {fillIn(getWords().withoutScripts.partCheck, <ContactWays settings={settings} />)}
            </p>
          </noscript>
        )}
      </div>
    </Section>
  );
}
