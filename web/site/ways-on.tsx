import { getDirectory } from "#cms/content.ts";
import * as labels from "#locale/labels.ts";
import { PageLink } from "#ui/page-link.tsx";

import { topEntries } from "./menu/entries.ts";
import { getMenus } from "./menu/get-menus.ts";
import { nearPaths } from "./near-paths.ts";

/** Pages that the visitor may have meant, which are near `path` unless they are given, and the site's main pages. */
export async function WaysOn({ path, near }: { path?: string | undefined; near?: readonly string[] }) {
  const [directory, { menus }] = await Promise.all([getDirectory(), getMenus(undefined)]);
  const listed = directory.filter(({ isHidden }) => !isHidden);
  const meant =
    near ??
    (path === undefined
      ? []
      : nearPaths(
          path,
          listed.map((page) => page.path),
        ));
  const found = listed
    .filter((page) => meant.includes(page.path))
    .toSorted((one, other) => meant.indexOf(one.path) - meant.indexOf(other.path))
    .map(({ path: href, title: label }) => ({ href, label }));
  const main = menus.flatMap(({ items }) => topEntries(items));
  return (
    <div className={`mt-12 grid gap-8 ${found.length > 0 ? "tablet:grid-cols-2" : ""}`}>
      <Links title={labels.wrongAddress.near} links={found} />
      <Links title={labels.wrongAddress.main} links={main} />
    </div>
  );
}

function Links({
  title,
  links,
}: {
  title: string;
  links: readonly { href: string | undefined; label: string }[];
}) {
  const real = links.flatMap(({ href, label }) => (href === undefined ? [] : { href, label }));
  if (real.length === 0) return null;
  return (
    <nav aria-label={title} className="border-t-2 border-ink pt-4">
      <h2 className="text-21">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {real.map(({ href, label }) => (
          <li key={label}>
            <PageLink href={href} className="text-link inline-block py-1.5">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
