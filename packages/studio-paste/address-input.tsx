import type { ClipboardEvent } from "react";
import { set, type StringInputProps } from "sanity";

import { withoutRedirect } from "./pasted-link.ts";

/** The input for the address of a link. A pasted redirect of Google or Outlook becomes the address behind it. */
export function AddressInput(props: StringInputProps) {
  const paste = (event: ClipboardEvent) => {
    const pasted = URL.parse(event.clipboardData.getData("text/plain").trim());
    const address = withoutRedirect(pasted);
    if (address === null || address === pasted || props.readOnly) return;
    event.preventDefault();
    props.onChange(set(address.href));
  };
  return (
    <div style={{ display: "contents" }} onPasteCapture={paste}>
      {props.renderDefault(props)}
    </div>
  );
}
