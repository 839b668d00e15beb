import type { ComponentProps } from "react";

import { ENGLISH } from "#locale/catalogs.ts";
import { getLanguage } from "#locale/words.ts";

import { getLocalPath } from "./content.ts";
import { foreignLink } from "./foreign-link.ts";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** The path of the page in English. */
  path: string;
};

/** A link of the code to a page of the content, in the reader's language if the page is translated. */
export function PageLink({ path, ...attributes }: PageLinkProps) {
  // English pages wait for nothing, and so stay as they are.
  if (getLanguage() !== ENGLISH) return <TranslatedPageLink path={path} {...attributes} />;
  return (
    <a href={path} {...attributes}>
      {attributes.children}
    </a>
  );
}

async function TranslatedPageLink({ path, children, ...attributes }: PageLinkProps) {
  const href = await getLocalPath(path);
  return (
    <a href={href} {...foreignLink(href)} {...attributes}>
      {children}
    </a>
  );
}
