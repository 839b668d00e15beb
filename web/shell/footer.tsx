import { getSettings } from "#cms/content.ts";
import {
  type EditAttributes,
  itemPath,
  navigationEditAttributes,
  type SanityAttribute,
  settingsEditAttributes,
} from "#cms/edit-attributes.tsx";
import { safeHref, telephone } from "#cms/links.ts";
import type { Settings, SocialLink } from "#cms/types.generated.ts";
import { getWords } from "#locale/words.ts";
import { ReplyTime } from "#quote/settings-texts.tsx";
import { inLanguage } from "#ui/in-language.tsx";

import icons from "./footer-icons.svg";
import { getLanguageEntries, LanguageList } from "./language-switch.tsx";
import { MenuLinks } from "./menu-links.tsx";
import { getMenus } from "./menus.ts";

/** docs/behavior.md §3.6. */
export async function Footer({ path }: { path: string | undefined }) {
  const [settings, languages, { columns }, editAttributes, menuAttributes] = await Promise.all([
    getSettings(),
    getLanguageEntries(path),
    getMenus(path),
    settingsEditAttributes(),
    navigationEditAttributes(),
  ]);
  if (!settings) return null;
  const words = getWords();
  const { brandName, address, email, phone, phoneExtension, copyrightYear } = settings;
  return (
    <footer className="border-t border-dark-rule bg-ink text-14 text-dark-text">
      <div className="mx-auto max-w-sheet px-edge pt-16 pb-8">
        <div className="grid grid-cols-2 gap-x-4 gap-y-9 tablet:grid-cols-4 tablet:gap-x-6 desk:grid-cols-12">
          <section aria-label={words.footer.contact} className="col-span-full desk:col-span-4">
            <p className="text-21 font-semibold text-white" {...editAttributes("brandName")}>
              {brandName}
            </p>
            <address className="foot-links mt-5 grid gap-3 not-italic">
              <span className="whitespace-pre-line" {...editAttributes("address")}>
                {address}
              </span>
              <span>
                <a href={`mailto:${email}`} {...editAttributes("email")}>
                  {email}
                </a>
                <br />
                <a href={telephone(phone, phoneExtension)} {...editAttributes("phone")}>
                  {words.contact.phoneNumber(phone, phoneExtension)}
                </a>
              </span>
              <ReplyTime />
            </address>
            <FooterIcons settings={settings} editAttributes={editAttributes} />
          </section>
          {columns.length > 0 && (
            <nav aria-label={words.footer.siteMap} className="site-map foot-links contents">
              {columns.map(({ key, title, language, entries }) => (
                <div
                  key={key}
                  className="desk:col-span-2"
                  {...menuAttributes(itemPath("footerColumns", key))}
                >
                  <h2 {...inLanguage(language)}>{title}</h2>
                  <MenuLinks entries={entries} />
                </div>
              ))}
            </nav>
          )}
        </div>
        <LanguageList entries={languages} className="foot-links mt-12" />
        <p
          className="mt-12 border-t border-dark-rule pt-4 text-13 text-dark-label"
          {...editAttributes("copyrightYear")}
        >
          {`© ${copyrightYear} ${brandName}`}
        </p>
      </div>
    </footer>
  );
}

/** Contact icons that appear after 10 px of scrolling (shell.css): docs/behavior.md §3.7. */
function FooterIcons({ settings, editAttributes }: { settings: Settings; editAttributes: EditAttributes }) {
  const { email, phone, phoneExtension, socialLinks = [] } = settings;
  const { footer } = getWords();
  return (
    <ul className="footer-icons mt-5 flex flex-wrap gap-2.5">
      <FooterIcon
        icon="email"
        name={footer.email}
        href={`mailto:${email}`}
        attributes={editAttributes("email")}
      />
      <FooterIcon
        icon="phone"
        name={footer.phone}
        href={telephone(phone, phoneExtension)}
        attributes={editAttributes("phone")}
      />
      {socialLinks.map(({ _key, network, url }) => (
        <FooterIcon
          key={_key}
          icon={network}
          name={network}
          href={safeHref(url)}
          attributes={editAttributes(itemPath("socialLinks", _key))}
          isNewWindow
        />
      ))}
    </ul>
  );
}

interface FooterIconProps {
  /** A symbol in footer-icons.svg. The icons are in a separate file, because they would be a third of the footer's HTML. */
  icon: SocialLink["network"] | "email" | "phone";
  name: string;
  href: string | undefined;
  attributes: SanityAttribute;
  isNewWindow?: boolean;
}

function FooterIcon({ icon, name, href, attributes, isNewWindow = false }: FooterIconProps) {
  if (!href) return null;
  const window = isNewWindow ? { target: "_blank", rel: "noopener" } : {};
  return (
    <li {...attributes}>
      <a href={href} {...window} aria-label={name}>
        <svg aria-hidden="true">
          <use href={`${icons.src}#${icon}`} />
        </svg>
      </a>
    </li>
  );
}
