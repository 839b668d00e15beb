import { useCallback } from "react";
import type { PortableTextInputProps, PortableTextPluginsProps } from "sanity";

import type { LinkOf } from "#paste/pasted-link.ts";
import { pastedText } from "#paste/pasted-text.ts";
import { usePastedLink } from "#paste/use-pasted-link.ts";

/** A long text that takes links, headings and tables from the clipboard as this site stores them. */
export function TextInput(props: PortableTextInputProps) {
  const linkOf = usePastedLink();
  const hasTables = props.schemaType.of.some(({ name }) => name === "table");
  return props.renderDefault({
    ...props,
    onPaste: ({ event }) => insertOf(event.clipboardData, { hasTables, linkOf }),
  });
}

/** The same for an address that is pasted alone, over words or by itself. */
export function TextPlugins(props: PortableTextPluginsProps) {
  const linkOf = usePastedLink();
  // The plugin starts anew with every other function.
  const link = useCallback(({ value }: { value: { href: string } }) => linkTo(value.href, linkOf), [linkOf]);
  const pasteLink = { ...props.plugins.pasteLink, link };
  return props.renderDefault({ ...props, plugins: { ...props.plugins, pasteLink } });
}

/** Undefined leaves the work to the Studio: for what it copied itself, an address alone, and plain text. */
function insertOf(clipboard: DataTransfer, { hasTables, linkOf }: { hasTables: boolean; linkOf: LinkOf }) {
  if (clipboard.types.includes("application/x-portable-text")) return undefined;
  if (linkTo(clipboard.getData("text/plain"), linkOf)) return undefined;
  const html = clipboard.getData("text/html");
  const insert = html === "" ? [] : pastedText(html, { hasTables, linkOf });
  return insert.length === 0 ? undefined : { insert };
}

function linkTo(address: string, linkOf: LinkOf) {
  const link = linkOf(address);
  return link && { _type: "link", ...link };
}
