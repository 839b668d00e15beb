import { useEffect } from "react";
import { type PortableTextInputProps, type PortableTextPluginsProps, useClient } from "sanity";
import { apiVersion } from "schemas/lake.ts";
import { routableTypes } from "schemas/path.ts";

import { siteUrl } from "#env.ts";
import { PAGES_QUERY } from "#paste/pasted-link.ts";
import { toPortableText } from "#paste/pasted-text.ts";
import { createSiteLinks } from "#paste/site-links.ts";

const links = createSiteLinks(siteUrl);

/** The input for portable text. Pasted links, headings and tables become those of the site's schema. */
export function TextInput(props: PortableTextInputProps) {
  useSitePages();
  const hasTables = props.schemaType.of.some(({ name }) => name === "table");
  return props.renderDefault({
    ...props,
    onPaste: ({ event }) => pasteResult(event.clipboardData, hasTables),
  });
}

/** The editor plugins for portable text. The link plugin handles a URL pasted alone, over selected text or at the cursor. */
export function TextPlugins(props: PortableTextPluginsProps) {
  useSitePages();
  const pasteLink = { ...props.plugins.pasteLink, link: pastedLink };
  return props.renderDefault({ ...props, plugins: { ...props.plugins, pasteLink } });
}

/** Undefined for what the Studio pastes itself: portable text copied from the Studio, a URL alone, and plain text. */
function pasteResult(clipboard: DataTransfer, hasTables: boolean) {
  if (clipboard.types.includes("application/x-portable-text")) return undefined;
  if (linkAnnotation(clipboard.getData("text/plain"))) return undefined;
  const html = clipboard.getData("text/html");
  const insert = html === "" ? [] : toPortableText(html, { hasTables, resolveLink: links.resolve });
  return insert.length === 0 ? undefined : { insert };
}

/** One function for all renders, because the plugin restarts with a new one. */
function pastedLink({ value }: { value: { href: string } }) {
  return linkAnnotation(value.href);
}

function linkAnnotation(url: string) {
  const link = links.resolve(url);
  return link && { _type: "link", ...link };
}

function useSitePages(): void {
  const client = useClient({ apiVersion });
  useEffect(() => {
    void links.load(() =>
      client.fetch<unknown>(PAGES_QUERY, { types: routableTypes }, { perspective: "published" }),
    );
  }, [client]);
}
