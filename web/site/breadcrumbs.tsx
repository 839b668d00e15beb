import * as labels from "#locale/labels.ts";
import { PageLink } from "#ui/page-link.tsx";

import { getTrail } from "./get-trail.ts";

/** Where the page stands on the site; nothing on the home page. */
export async function Breadcrumbs({ page: { path, title } }: { page: { path: string; title: string } }) {
  const trail = await getTrail(path, title);
  if (trail.length === 0) return null;
  return (
    <nav aria-label={labels.breadcrumbs.label} className="breadcrumbs bg-sheet print:hidden">
      {/* One line, whatever font is there yet: a second one would push the page down. The title stands below anyway.
          Only enlarged letters, for which the way to the page alone is too wide, take more. */}
      <ol className="mx-auto flex max-w-sheet flex-wrap gap-2 px-edge py-3 font-mono text-12 text-ink-2">
        {trail.map(({ label, href }, index) => (
          <li key={label} className="flex min-w-0 gap-2 whitespace-nowrap last:flex-1">
            {index > 0 && <span aria-hidden="true">/</span>}
            {href === undefined ? (
              <span {...(index === trail.length - 1 ? { "aria-current": "page" } : {})} className="truncate">
                {label}
              </span>
            ) : (
              <PageLink href={href}>{label}</PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
