import type { Action } from "#cms/types.generated.ts";
import type { Edit } from "#draft/edit.ts";
import { buttonClass } from "#ui/button.ts";

import { CmsLink } from "./cms-link.tsx";

interface ActionsProps {
  actions: readonly (Action & { _key: string })[] | undefined;
  edit: Edit;
}

/** The buttons of a block. Red is kept for the one that asks for a quote. */
export function Actions({ actions, edit }: ActionsProps) {
  if (!actions?.length) return null;
  return (
    <div className="no-print mt-8 flex flex-wrap gap-3" {...edit("actions")}>
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
