import { getSettings } from "#cms/content.ts";
import { captionOf, pictureSource } from "#cms/picture.ts";
import { fillIn } from "#locale/fill-in.tsx";
import { getWords } from "#locale/words.ts";
import { LazyPartFile } from "#part-check/part-file.lazy.tsx";
import { ContactWays } from "#quote/form/quote-form.tsx";
import { FULL_WIDTH_ON_PHONE, Picture } from "#ui/media/picture.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

/** Checks a visitor's CAD file, or a part to try. Until one is chosen, a picture shows what a result looks like. Only a checked part is printed: web/part-check/part-report.css. Without scripts it says where to send the file. */
export async function PartCheck(block: BlockProps<"partCheck">) {
  const settings = await getSettings();
  const { picture, phonePicture, context, editAttributes } = block;
  const source = pictureSource(picture);
  const phoneSource = pictureSource(phonePicture);
  const shown = { ...captionOf(picture), number: context.figureNumberOf(picture) };
  return (
    <Section block={block} className="group/check print:hidden">
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
      {source && (
        <div
          className={`col-span-12 max-w-250 pt-6 group-has-[.pc]/check:hidden ${phoneSource ? "max-tablet:hidden" : ""}`}
        >
          <Picture
            {...source}
            {...shown}
            sizes={`(min-width: 1080px) 1000px, ${FULL_WIDTH_ON_PHONE}`}
            {...editAttributes("picture")}
          />
        </div>
      )}
      {/* A lazy picture that is not displayed is not loaded. */}
      {phoneSource && (
        <div className="col-span-12 max-w-120 pt-6 group-has-[.pc]/check:hidden tablet:hidden">
          <Picture
            {...phoneSource}
            {...shown}
            sizes={FULL_WIDTH_ON_PHONE}
            {...editAttributes("phonePicture")}
          />
        </div>
      )}
    </Section>
  );
}
