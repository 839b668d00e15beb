import { ROUTABLE_FACTS } from "schemas/fields/routable-types.ts";

import type { DIRECTORY_QUERY_RESULT, SETTINGS_QUERY_RESULT } from "#cms/types.generated.ts";

type Page = DIRECTORY_QUERY_RESULT[number];

/** A summary of the site for language models (https://llmstxt.org). */
export function llmsText(
  pages: DIRECTORY_QUERY_RESULT,
  settings: SETTINGS_QUERY_RESULT,
  siteUrl: string,
  languages: readonly { readonly code: string; readonly name: string }[] = [],
): string {
  const listed = pages.filter(({ isHidden }) => !isHidden);
  const { page: others, ...types } = ROUTABLE_FACTS;
  const sections = Object.entries({ ...types, page: others }).flatMap(([type, { llmsHeading }]) => {
    const lines = listed.filter(({ _type }) => _type === type).map((page) => formatLine(page, siteUrl));
    return lines.length === 0 ? [] : [`## ${llmsHeading}`, lines.join("\n")];
  });
  const description = settings?.defaultSeo?.description;
  return [
    `# ${settings?.brandName ?? ""}`,
    ...(description ? [`> ${description}`] : []),
    ...(settings ? [`Contact: ${settings.email}. ${settings.tip ?? ""}`.trim()] : []),
    ...sections,
    ...(languages.length === 0
      ? []
      : [
          "## Other languages",
          languages.map(({ code, name }) => `- [${name}](${siteUrl}/${code}/llms.txt)`).join("\n"),
        ]),
  ].join("\n\n");
}

function formatLine({ title, path, summary }: Page, siteUrl: string): string {
  const link = `- [${oneLine(title)}](${siteUrl}${path})`;
  return summary === null ? link : `${link}: ${oneLine(summary)}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
