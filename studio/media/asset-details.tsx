import { Stack } from "@sanity/ui";
import type { ComponentProps, ComponentType } from "react";
import { FormValueProvider } from "sanity";
import type { MediaToolOptions } from "sanity-plugin-media";

import { AssetUses } from "#media/asset-uses-list.tsx";

type Details = NonNullable<NonNullable<MediaToolOptions["components"]>["details"]>;
type DetailsProps = Details extends ComponentType<infer Props> ? Props : ComponentProps<"form">;

/** The editor of one asset: where it is used, above its tags, folder, name, alternative text and credit. */
export function AssetDetails(props: DetailsProps) {
  return (
    // The browser that chooses a replacement reads the document of its field. In the Media tool there is none.
    <FormValueProvider value={undefined}>
      <Stack gap={5}>
        <AssetUses asset={props.currentAsset} />
        {props.renderDefaultDetails(props)}
      </Stack>
    </FormValueProvider>
  );
}
