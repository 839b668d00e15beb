import { getSettings } from "#cms/content.ts";
import { settingsEditAttributes } from "#cms/edit-attributes.tsx";
import { telephone } from "#cms/links.ts";
import { captionOf, pictureSource } from "#cms/picture.ts";
import { getWords } from "#locale/words.ts";
import { NewWindowIcon } from "#ui/icons.tsx";
import { FULL_WIDTH_ON_PHONE, Picture } from "#ui/media/picture.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

const TERM = "basis-40 font-mono text-12 font-medium text-ink-3";
const ROW = "flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-rule py-4";

export async function ContactDetails(block: BlockProps<"contactDetails">) {
  const [settings, editAttributes] = await Promise.all([getSettings(), settingsEditAttributes()]);
  const { contact } = getWords();
  const source = pictureSource(block.picture, { aspect: 3 / 2 });
  return (
    <Section block={block}>
      {settings && (
        <dl
          className={`col-span-12 self-start border-t-[1.5px] border-ink ${source ? "@large:col-span-7" : ""}`}
        >
          <div className={ROW} {...editAttributes("email")}>
            <dt className={TERM}>{contact.email}</dt>
            <dd>
              <a href={`mailto:${settings.email}`} className="text-link">
                {settings.email}
              </a>
            </dd>
          </div>
          <div className={ROW} {...editAttributes("phone")}>
            <dt className={TERM}>{contact.phone}</dt>
            <dd>
              <a href={telephone(settings.phone, settings.phoneExtension)} className="text-link">
                {contact.phoneNumber(settings.phone, settings.phoneExtension)}
              </a>
            </dd>
          </div>
          <div className={ROW} {...editAttributes("address")}>
            <dt className={TERM}>{contact.address}</dt>
            <dd>
              <address className="whitespace-pre-line not-italic">{settings.address}</address>
              {settings.address && (
                <a
                  href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(settings.address.replaceAll("\n", ", "))}`}
                  target="_blank"
                  rel="noopener"
                  className="text-link"
                >
                  {contact.map} <NewWindowIcon />
                </a>
              )}
            </dd>
          </div>
        </dl>
      )}
      {source && (
        <div className="col-span-12 mt-8 @large:col-span-5 @large:mt-0" {...block.editAttributes("picture")}>
          <Picture
            {...source}
            {...captionOf(block.picture)}
            number={block.context.figureNumberOf(block.picture)}
            sizes={`(min-width: 1100px) 520px, ${FULL_WIDTH_ON_PHONE}`}
          />
        </div>
      )}
    </Section>
  );
}
