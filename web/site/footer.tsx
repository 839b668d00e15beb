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
import * as labels from "#locale/labels.ts";

import { MenuLinks } from "./menu-links.tsx";
import { getMenus } from "./menus.ts";

/** docs/behavior.md §3.6. */
export async function Footer({ path }: { path: string | undefined }) {
  const [settings, { columns }, editAttributes, menuAttributes] = await Promise.all([
    getSettings(),
    getMenus(path),
    settingsEditAttributes(),
    navigationEditAttributes(),
  ]);
  if (!settings) return null;
  const { brandName, address, email, phone, phoneExtension, copyrightYear } = settings;
  return (
    <footer className="border-t border-dark-rule bg-ink text-14 text-dark-text">
      <div className="mx-auto max-w-sheet px-edge pt-16 pb-8">
        <div className="grid grid-cols-2 gap-x-4 gap-y-9 tablet:grid-cols-4 tablet:gap-x-6 desk:grid-cols-12">
          <section aria-label={labels.footer.contact} className="col-span-full desk:col-span-4">
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
                  {phone}
                  {phoneExtension && ` ${labels.footer.extension} ${phoneExtension}`}
                </a>
              </span>
            </address>
            <FooterIcons settings={settings} editAttributes={editAttributes} />
          </section>
          {columns.length > 0 && (
            <nav aria-label={labels.footer.siteMap} className="site-map foot-links contents">
              {columns.map(({ key, title, entries }) => (
                <div
                  key={key}
                  className="desk:col-span-2"
                  {...menuAttributes(itemPath("footerColumns", key))}
                >
                  <h2>{title}</h2>
                  <MenuLinks entries={entries} />
                </div>
              ))}
            </nav>
          )}
        </div>
        <p
          className="mt-12 border-t border-dark-rule pt-4 text-13 text-dark-label"
          {...editAttributes("copyrightYear")}
        >
          © {copyrightYear} {brandName}
        </p>
      </div>
    </footer>
  );
}

/** docs/behavior.md §3.7: they appear after 10 px of scrolling (shell.css). */
function FooterIcons({ settings, editAttributes }: { settings: Settings; editAttributes: EditAttributes }) {
  const { email, phone, phoneExtension, socialLinks = [] } = settings;
  return (
    <ul className="footer-icons mt-5 flex flex-wrap gap-2.5">
      <FooterIcon
        icon="email"
        name={labels.footer.email}
        href={`mailto:${email}`}
        attributes={editAttributes("email")}
      />
      <FooterIcon
        icon="phone"
        name={labels.footer.phone}
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
  icon: keyof typeof ICONS;
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
      <a href={href} {...window} aria-label={name} title={name}>
        <svg viewBox="0 0 16 16" className="size-4 fill-current" fillRule="evenodd" aria-hidden="true">
          <path d={ICONS[icon]} />
        </svg>
      </a>
    </li>
  );
}

const ICONS: Record<SocialLink["network"] | "email" | "phone", string> = {
  email: "M1 2.5h14v11H1zM2.5 4v.4L8 8.6l5.5-4.2V4zm0 2.3V12h11V6.3L8 10.5z",
  phone:
    "M4.6 1 7 5 5.3 6.5c.8 1.8 2.3 3.3 4.2 4.2L11 9l4 2.4-.8 2.8c-.2.6-.7.9-1.3.8C6.6 14.2 1.8 9.4 1 3.1c-.1-.6.3-1.1.8-1.3z",
  Twitter: "M1 1h4.4l3.3 4.6L12.6 1h1.7L9.4 6.7 15 15h-4.4L7 9.9 2.6 15H1l5.2-6.1z",
  Facebook:
    "M9.2 15.5V8.8h2.2l.4-2.7H9.2V4.4c0-.8.3-1.3 1.4-1.3h1.3V.7C11.6.6 10.9.5 10 .5 8 .5 6.6 1.7 6.6 4v2.1H4.3v2.7h2.3v6.7z",
  LinkedIn:
    "M1 5.5h3V15H1zM2.5 1a1.7 1.7 0 110 3.4 1.7 1.7 0 010-3.4zM6 5.5h2.9v1.3c.4-.8 1.4-1.5 2.9-1.5 3 0 3.6 2 3.6 4.5V15h-3v-4.6c0-1.1 0-2.5-1.5-2.5s-1.8 1.2-1.8 2.4V15H6z",
  TikTok:
    "M8.3.5h2.5c.2 1.9 1.3 3.1 3.2 3.2v2.5c-1.2 0-2.2-.4-3.2-1v4.9c0 5-5.2 6.4-7.7 3.2-1.9-2.6-.6-7 4.2-7.2v2.6c-2.2.3-2.9 1.9-2.2 3.2.8 1.3 3.2 1.1 3.2-1.5z",
  Instagram:
    "M4.5 1h7A3.5 3.5 0 0115 4.5v7a3.5 3.5 0 01-3.5 3.5h-7A3.5 3.5 0 011 11.5v-7A3.5 3.5 0 014.5 1zm0 1.5a2 2 0 00-2 2v7c0 1.1.9 2 2 2h7a2 2 0 002-2v-7a2 2 0 00-2-2zM8 4.7a3.3 3.3 0 110 6.6 3.3 3.3 0 010-6.6zm0 1.5a1.8 1.8 0 100 3.6 1.8 1.8 0 000-3.6zm3.5-2.4a.8.8 0 110 1.6.8.8 0 010-1.6z",
};
