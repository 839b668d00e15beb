import { Stack } from "@sanity/ui";
import type { ComponentProps, ComponentType } from "react";
import { FormValueProvider, useCurrentUser } from "sanity";
import type { MediaToolOptions } from "sanity-plugin-media";
import { publishedId } from "schemas/fields/lake.ts";
import * as v from "valibot";

import { lakeUrl } from "#env.ts";
import { AssetUses } from "#media/asset-uses-list.tsx";
import { USING_DOCUMENTS } from "#media/asset-uses.ts";
import { mayChangePublished, mayUpload } from "#roles.ts";
import { Notice } from "#ui.tsx";
import { useLiveQuery } from "#use-live-query.ts";

type Details = NonNullable<NonNullable<MediaToolOptions["components"]>["details"]>;
type DetailsProps = Details extends ComponentType<infer Props> ? Props : ComponentProps<"form">;

const UsingDocuments = v.array(v.looseObject({ _id: v.string(), _rev: v.string(), _type: v.string() }));

/** The details in the editor of one asset: where it is used, above its tags, folder, name, alternative text and credit. */
export function AssetDetails(props: DetailsProps) {
  const asset = props.currentAsset;
  const documents = useLiveQuery({
    query: USING_DOCUMENTS,
    params: { id: asset._id },
    schema: UsingDocuments,
    watch: "*[references($id)]",
  });
  const user = useCurrentUser();
  const isOnSite = documents?.some(({ _id }) => publishedId(_id) === _id);
  const mayDescribe =
    mayChangePublished(user) || (mayUpload(user) && lakeUrl !== undefined && isOnSite === false);
  return (
    // The asset picker that chooses a replacement reads the document of the form around it. The Media tool has no form.
    <FormValueProvider value={undefined}>
      <Stack gap={5}>
        {documents !== undefined && <AssetUses asset={asset} documents={documents} />}
        {documents !== undefined && !mayDescribe && (
          <Notice tone="transparent">
            {mayUpload(user)
              ? "Visitors see it, so only editors can change it. Leave a comment on the page that shows it."
              : "Your role can view it, but not change it."}
          </Notice>
        )}
        <fieldset disabled={!mayDescribe} style={{ border: 0, margin: 0, minWidth: 0, padding: 0 }}>
          {props.renderDefaultDetails(props)}
        </fieldset>
      </Stack>
    </FormValueProvider>
  );
}
