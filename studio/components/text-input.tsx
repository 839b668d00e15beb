import type { OnPasteFn, PortableTextInputProps, PortableTextPluginsProps } from "sanity";

import { pastedLink } from "#paste/pasted-link.ts";
import { pastedText } from "#paste/pasted-text.ts";

/** A long text that takes links, headings and tables from the clipboard as this site stores them. */
export function TextInput(props: PortableTextInputProps) {
  const hasTables = props.schemaType.of.some(({ name }) => name === "table");
  return props.renderDefault({ ...props, onPaste: hasTables ? pasteWithTables : paste });
}

/** The same for an address that is pasted alone, over words or by itself. */
export function TextPlugins(props: PortableTextPluginsProps) {
  const pasteLink = { ...props.plugins.pasteLink, link: linkTo };
  return props.renderDefault({ ...props, plugins: { ...props.plugins, pasteLink } });
}

const paste: OnPasteFn = ({ event }) => insertOf(event.clipboardData, false);
const pasteWithTables: OnPasteFn = ({ event }) => insertOf(event.clipboardData, true);

/** Undefined leaves the work to the Studio: for what it copied itself, an address alone, and plain text. */
function insertOf(clipboard: DataTransfer, hasTables: boolean) {
  if (clipboard.types.includes("application/x-portable-text")) return undefined;
  if (linkTo({ value: { href: clipboard.getData("text/plain") } })) return undefined;
  const html = clipboard.getData("text/html");
  const insert = html === "" ? [] : pastedText(html, { hasTables });
  return insert.length === 0 ? undefined : { insert };
}

function linkTo({ value }: { value: { href: string } }) {
  const link = pastedLink(value.href);
  return link && { _type: "link", ...link };
}
