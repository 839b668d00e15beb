import { useEffect, useState } from "react";
import { useClient } from "sanity";
import { apiVersion } from "schemas/lake.ts";
import { routableTypes } from "schemas/path.ts";
import * as v from "valibot";

import { siteUrl } from "#env.ts";
import { OWN_PAGES, OwnPages, pageFinder } from "#paste/own-pages.ts";
import { type LinkOf, pastedLink } from "#paste/pasted-link.ts";

/** Links for pasted addresses, to pages of this site as they stood when the text was opened; the same function until they are known. */
export function usePastedLink(): LinkOf {
  const client = useClient({ apiVersion });
  const [linkOf, setLinkOf] = useState<LinkOf>(() => (address: string) => pastedLink(address));

  useEffect(() => {
    let isOver = false;
    const askForPages = async () => {
      const answer = await client.fetch<unknown>(
        OWN_PAGES,
        { types: routableTypes },
        { perspective: "published" },
      );
      const pageAt = pageFinder(siteUrl, v.parse(OwnPages, answer));
      if (!isOver) setLinkOf(() => (address: string) => pastedLink(address, pageAt));
    };
    askForPages().catch((error: unknown) => {
      console.warn(
        "Pasted addresses of this site become links like any other: its pages are not known.",
        error,
      );
    });
    return () => {
      isOver = true;
    };
  }, [client]);

  return linkOf;
}
