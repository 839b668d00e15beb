import type { Action } from "#cms/types.generated.ts";
import type { Mark } from "#draft/edit.ts";
import { buttonClass } from "#ui/button.ts";

import { CmsLink } from "./cms-link.tsx";

interface ActionsProps {
  actions: readonly (Action & { _key: string })[] | undefined;
  /** Of the field that they are written in. */
  mark: Mark;
}

/** The buttons of a block. Red is kept for the one that asks for a quote. */
export function Actions({ actions, mark }: ActionsProps) {
  if (!actions?.length) return null;
  return (
    <div className="no-print mt-8 flex flex-wrap gap-3" {...mark}>
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
