import { Stack } from "@sanity/ui";
import { lazy, Suspense } from "react";
import { type NumberInputProps, useCurrentUser, useFormValue } from "sanity";
import { storedText } from "stored-values/stored-value.ts";

import { adminUrl } from "#env.ts";
import { mayReadQuoteRequests } from "#roles.ts";

const VersionResults = lazy(() => import("#blocks/version-results.tsx"));

/** The share of the visitors who see the second version of a block, with what the visitors of both versions did, if the account may see it. */
export function ShareInput(props: NumberInputProps) {
  const page = useFormValue(["path"]);
  const user = useCurrentUser();
  const block = storedText(props.path.at(-2), "_key");
  const isStaff = adminUrl !== undefined && mayReadQuoteRequests(user);
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      {isStaff && block !== undefined && (
        <Suspense>
          <VersionResults block={block} page={typeof page === "string" ? page : undefined} />
        </Suspense>
      )}
    </Stack>
  );
}
