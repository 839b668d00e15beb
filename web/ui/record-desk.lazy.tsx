"use client";

import { lazy, startTransition, useEffect, useId, useState } from "react";

import { choicesIn, placeOfControl } from "./hand-over.ts";
import { loadWhenNear } from "./load-when-near.ts";
import type { RecordDeskProps } from "./record-desk.client.tsx";
import type { Left } from "./take-up.ts";

// Called from a client file on purpose: from a server file Next puts it in every page's bundle.
const load = () => import("./record-desk.client.tsx");
const Desk = lazy(() => load().then(({ RecordDesk: live }) => ({ default: live })));

/** The table as it stands in the page's HTML, without scripts; when the visitor comes near it, the live one. */
export function RecordDesk(props: RecordDeskProps) {
  const id = useId();
  // What the server sent; of a page that was built in the browser there is nothing yet.
  const [still, setStill] = useState(() => globalThis.document?.getElementById(id));

  useEffect(
    () => (still ? loadWhenNear(still, load, () => startTransition(() => setStill(null))) : undefined),
    [still],
  );

  // Somebody may be in the table before its code is there: focus and choices pass to the same controls of the live one.
  const [left, setLeft] = useState<Left>({ place: -1, choices: [] });
  useEffect(() => {
    if (!still) return undefined;
    const note = () =>
      setLeft({ place: placeOfControl(still, document.activeElement), choices: choicesIn(still) });
    note();
    still.addEventListener("focusin", note);
    still.addEventListener("change", note);
    return () => {
      still.removeEventListener("focusin", note);
      still.removeEventListener("change", note);
    };
  }, [still]);

  return still ? (
    // With no content of its own React leaves in place what is there.
    <div key="still" id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  ) : (
    <div id={id}>
      <Desk {...props} left={left} />
    </div>
  );
}
