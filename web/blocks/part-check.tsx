import { getSettings } from "#cms/content.ts";
import { LazyPartCheck } from "#part-check/part-check.lazy.tsx";
import { ContactWays } from "#quote/form/quote-form.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

const EXTENSIONS = ".step,.stp,.igs,.iges,.stl,.obj,.3mf,.zip";

/**
 * Where a visitor chooses or drops a CAD file. The file input fills its zone, so that both work before a script is loaded. The
 * check itself loads with the first file.
 */
export async function PartCheck(block: BlockProps<"partCheck">) {
  const settings = await getSettings();
  const help = `part-${block._key}-help`;
  return (
    <Section block={block} className="no-print">
      <div className="col-span-12">
        <div className="file-zone needs-script">
          <input type="file" accept={EXTENSIONS} aria-label="CAD file to check" aria-describedby={help} />
          <p className="text-18">
            <span className="font-semibold text-link">Choose a CAD file</span> or drop it here
          </p>
          <p id={help} className="pt-0.5 font-mono text-12 text-ink-3">
            step, stp, igs, stl, obj, 3mf, or one of them in a ZIP · stays on your computer
          </p>
        </div>
        {settings && (
          <noscript>
            <p className="border-2 border-red px-4 py-3 text-14">
              Checking a file needs JavaScript. Without it, send the file to{" "}
              <ContactWays settings={settings} />
            </p>
          </noscript>
        )}
        <LazyPartCheck />
      </div>
    </Section>
  );
}
