import { Stack } from "@sanity/ui";
import { lazy, Suspense } from "react";
import { type NumberInputProps, useFormValue } from "sanity";
import { storedText } from "schemas/fields/stored-field.ts";

import { adminUrl } from "#env.ts";

const VersionResults = lazy(() => import("#blocks/version-results.tsx"));

/** The share of the visitors who see the second version of a block, with what the visitors of both versions did. */
export function ShareInput(props: NumberInputProps) {
  const page = useFormValue(["path"]);
  const block = storedText(props.path.at(-2), "_key");
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      {adminUrl !== undefined && block !== undefined && (
        <Suspense>
          <VersionResults block={block} page={typeof page === "string" ? page : undefined} />
        </Suspense>
      )}
    </Stack>
  );
}
