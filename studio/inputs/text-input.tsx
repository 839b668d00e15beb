import { useCallback, useEffect, useState } from "react";
import { type PortableTextInputProps, type PortableTextPluginsProps, useClient } from "sanity";
import { apiVersion } from "schemas/lake.ts";
import { routableTypes } from "schemas/path.ts";
import * as v from "valibot";

import { siteUrl } from "#env.ts";
import { createPageFinder, type LinkResolver, PAGES_QUERY, PagesResult, toLink } from "#paste/pasted-link.ts";
import { toPortableText } from "#paste/pasted-text.ts";

/** The input for portable text. Pasted links, headings and tables become those of the site's schema. */
export function TextInput(props: PortableTextInputProps) {
  const resolveLink = useLinkResolver();
  const hasTables = props.schemaType.of.some(({ name }) => name === "table");
  return props.renderDefault({
    ...props,
    onPaste: ({ event }) => pasteResult(event.clipboardData, { hasTables, resolveLink }),
  });
}

/** The editor plugins for portable text. The link plugin handles a URL pasted alone, over selected text or at the cursor. */
export function TextPlugins(props: PortableTextPluginsProps) {
  const resolveLink = useLinkResolver();
  // The same function in every render, because the plugin restarts with a new one.
  const link = useCallback(
    ({ value }: { value: { href: string } }) => linkAnnotation(value.href, resolveLink),
    [resolveLink],
  );
  const pasteLink = { ...props.plugins.pasteLink, link };
  return props.renderDefault({ ...props, plugins: { ...props.plugins, pasteLink } });
}

/** Undefined for what the Studio pastes itself: portable text copied from the Studio, a URL alone, and plain text. */
function pasteResult(
  clipboard: DataTransfer,
  { hasTables, resolveLink }: { hasTables: boolean; resolveLink: LinkResolver },
) {
  if (clipboard.types.includes("application/x-portable-text")) return undefined;
  if (linkAnnotation(clipboard.getData("text/plain"), resolveLink)) return undefined;
  const html = clipboard.getData("text/html");
  const insert = html === "" ? [] : toPortableText(html, { hasTables, resolveLink });
  return insert.length === 0 ? undefined : { insert };
}

function linkAnnotation(url: string, resolveLink: LinkResolver) {
  const link = resolveLink(url);
  return link && { _type: "link", ...link };
}

/** Returns a resolver that knows the site's published pages. Until they are loaded, links to them are external links. */
function useLinkResolver(): LinkResolver {
  const client = useClient({ apiVersion });
  const [resolver, setResolver] = useState<LinkResolver>(() => (url: string) => toLink(url));

  useEffect(() => {
    let isCanceled = false;
    const loadPages = async () => {
      const result = await client.fetch<unknown>(
        PAGES_QUERY,
        { types: routableTypes },
        { perspective: "published" },
      );
      const findPage = createPageFinder(siteUrl, v.parse(PagesResult, result));
      if (!isCanceled) setResolver(() => (url: string) => toLink(url, findPage));
    };
    loadPages().catch((error: unknown) => {
      console.warn(
        "The site's pages could not be loaded: pasted links to them become external links.",
        error,
      );
    });
    return () => {
      isCanceled = true;
    };
  }, [client]);

  return resolver;
}
