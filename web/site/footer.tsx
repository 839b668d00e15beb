import { getSettings } from "#cms/content.ts";
import { itemPath } from "#cms/edit-attributes.tsx";
import { navigationEditAttributes, settingsEditAttributes } from "#cms/edit-attributes.tsx";
import { telephone } from "#cms/links.ts";
import * as labels from "#locale/labels.ts";

import { FooterIcons } from "./footer-icons.tsx";
import { getMenus } from "./menu/get-menus.ts";
import { MenuLinks } from "./menu/menu-link.tsx";

/** Spec §2. */
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
