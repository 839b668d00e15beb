import type { Action } from "#cms/types.generated.ts";
import { buttonClass } from "#ui/button.ts";

import { CmsLink } from "./cms-link.tsx";

/** The buttons of a block. Red is kept for the one that asks for a quote. */
export function Actions({ actions }: { actions: readonly (Action & { _key: string })[] | undefined }) {
  if (!actions?.length) return null;
  return (
    <div className="no-print mt-8 flex flex-wrap gap-3">
      {actions.map(({ _key, label, link }) => (
        <CmsLink
          key={_key}
          link={link}
          className={buttonClass(link?.kind === "quote" ? "primary" : "secondary")}
        >
          {label}
        </CmsLink>
      ))}
    </div>
  );
}
