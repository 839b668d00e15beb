import { getSettings } from "#cms/content.ts";
import type { SanityAttribute } from "#cms/edit-attributes.tsx";
import type { Action } from "#cms/types.generated.ts";
import { quoteLabel } from "#quote/settings-texts.tsx";
import { buttonClass } from "#ui/button.ts";

import { CmsLink } from "./cms-link.tsx";

interface ActionsProps {
  actions: readonly (Action & { _key: string })[] | undefined;
  attributes: SanityAttribute;
}

/** The buttons of a block. Only the button that requests a quote has the accent color. Its label is optional. */
export async function Actions({ actions, attributes }: ActionsProps) {
  if (!actions?.length) return null;
  const settings = await getSettings();
  return (
    <div className="no-print mt-8 flex flex-wrap gap-3" {...attributes}>
      {actions.map(({ _key, label, link }) => (
        <CmsLink
          key={_key}
          link={link}
          className={buttonClass(link?.kind === "quote" ? "primary" : "secondary")}
        >
          {label || (link?.kind === "quote" && quoteLabel(settings))}
        </CmsLink>
      ))}
    </div>
  );
}
