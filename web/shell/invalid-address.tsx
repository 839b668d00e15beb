import type { ReactNode } from "react";
import { pathInLanguage } from "schemas/fields/language.ts";

import { getDirectoryInLanguage } from "#cms/content.ts";
import { foreignLink } from "#cms/foreign-link.ts";
import { getLanguage, getWords } from "#locale/words.ts";
import { buttonClass } from "#ui/button.ts";
import { GridSection } from "#ui/grid-section.tsx";

import { getMenus, topEntries } from "./menus.ts";

interface Props {
  title: string;
  children: ReactNode;
  /** Paths of pages that the visitor may have meant, the most likely first. */
  suggestions: readonly string[];
}

/** The screen for missing pages and malformed addresses (docs/behavior.md §2.8). */
export function InvalidAddress({ title, children, suggestions }: Props) {
  return (
    <GridSection tone="sheet">
      <div className="col-span-12">
        <h1 className="max-w-title text-h1">{title}</h1>
        <div className="mt-6 mb-8 text-18 break-words text-ink-2">{children}</div>
        <a href={pathInLanguage("/", getLanguage())} className={buttonClass("primary")}>
          {getWords().wrongAddress.home}
        </a>
        <OtherPages suggestions={suggestions} />
      </div>
    </GridSection>
  );
}

/** Links to the suggested pages and to the main pages of the site. */
async function OtherPages({ suggestions }: Pick<Props, "suggestions">) {
  const [directory, { menus }] = await Promise.all([getDirectoryInLanguage(), getMenus(undefined)]);
  const listed = directory.filter(({ isHidden }) => !isHidden);
  const titles = new Map(listed.map(({ path, title }) => [path, title]));
  const suggested = suggestions.flatMap((href) => {
    const label = titles.get(href);
    return label === undefined ? [] : { href, label };
  });
  const { wrongAddress } = getWords();
  const main = menus.flatMap(({ items }) => topEntries(items));
  return (
    <div className={`mt-12 grid gap-8 ${suggested.length > 0 ? "tablet:grid-cols-2" : ""}`}>
      <Links title={wrongAddress.near} links={suggested} />
      <Links title={wrongAddress.main} links={main} />
    </div>
  );
}

interface LinksProps {
  title: string;
  links: readonly { href: string | undefined; label: string }[];
}

function Links({ title, links }: LinksProps) {
  const withAddress = links.flatMap(({ href, label }) => (href === undefined ? [] : { href, label }));
  if (withAddress.length === 0) return null;
  return (
    <nav aria-label={title} className="border-t-2 border-ink pt-4">
      <h2 className="text-21">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {withAddress.map(({ href, label }) => (
          <li key={label}>
            <a href={href} {...foreignLink(href)} className="text-link inline-block py-1.5">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
