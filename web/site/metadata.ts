import type { Metadata } from "next";

import { getSettings } from "#cms/content.ts";
import type { PAGE_QUERY_RESULT } from "#cms/types.generated.ts";
import * as labels from "#locale/labels.ts";

import { pageMetadata } from "./share/page-metadata.ts";

/** What browsers, search engines and messengers are told about a page, or about the lack of one. */
export async function metadataOf(page: PAGE_QUERY_RESULT): Promise<Metadata> {
  return page
    ? pageMetadata(page, await getSettings())
    : { title: labels.wrongAddress.pageTitle, robots: { index: false } };
}
