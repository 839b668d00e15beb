import { Stack } from "@sanity/ui";
import { getPublishedId, type StringInputProps, useFormValue } from "sanity";
import { pageAddress } from "studio-kit/page-address.ts";
import { usePublishedQuery } from "studio-kit/use-live-query.ts";
import { LivePageButton } from "studio-pages/path-input.tsx";
import * as v from "valibot";

import { siteUrl } from "#env.ts";

/**
 * The path of the oldest published page whose data sheet shows the grade, which is the page that the site links to (web/cms/content.ts).
 */
const PATH = `*[_type == "gradePage" && $id in blocks[_type == "materialData"].grades[]._ref]
  | order(_createdAt asc, _id asc)[0].path`;
const WATCH = `*[_type == "gradePage" && references($id)]`;
const Path = v.nullable(v.string());

/** The input for the name of a grade, with a link to the grade page that shows it, if there is one. */
export function GradeNameInput(props: StringInputProps) {
  const id = getPublishedId(String(useFormValue(["_id"])));
  const path = usePublishedQuery({ query: PATH, params: { id }, schema: Path, watch: WATCH });
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {typeof path === "string" && <LivePageButton address={pageAddress(siteUrl, path)} />}
    </Stack>
  );
}
