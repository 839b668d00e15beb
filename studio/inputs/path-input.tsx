import { LaunchIcon } from "@sanity/icons/Launch";
import { Box, Button, Flex, Stack } from "@sanity/ui";
import { getPublishedId, set, type StringInputProps, useEditState, useFormValue } from "sanity";
import { ROUTABLE_FACTS } from "schemas/fields/routable-types.ts";

import { siteUrl } from "#env.ts";

/**
 * The input for paths. While it is empty, a button suggests a path made from the document's title. A published page has a link to its live
 * page.
 */
export function PathInput(props: StringInputProps) {
  const title = useFormValue(["title"]);
  const type = useFormValue(["_type"]);
  const suggestion = typeof title === "string" ? suggestedPath(title, String(type)) : undefined;
  const isOffered = !props.value && !props.readOnly && suggestion !== undefined;
  return (
    <Stack gap={2}>
      <Flex gap={1} align="center">
        <Box flex={1}>{props.renderDefault(props)}</Box>
        <LivePageLink />
      </Flex>
      {isOffered && (
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={`Use ${suggestion}`}
            onClick={() => props.onChange(set(suggestion))}
          />
        </Flex>
      )}
    </Stack>
  );
}

/** Links to the published path, which can differ from the one in the form. */
function LivePageLink() {
  const id = useFormValue(["_id"]);
  const type = useFormValue(["_type"]);
  const { published } = useEditState(getPublishedId(String(id)), String(type));
  const path = published?.["path"];
  if (typeof path !== "string") return null;
  return <LivePageButton path={path} />;
}

/** Opens the published page at a path in a new tab. */
export function LivePageButton({ path }: { path: string }) {
  return (
    <Flex>
      <Button
        as="a"
        href={`${siteUrl}${path}`}
        target="_blank"
        rel="noreferrer"
        mode="bleed"
        fontSize={1}
        padding={2}
        icon={LaunchIcon}
        text="Open the live page"
      />
    </Flex>
  );
}

const factsOf = new Map(Object.entries(ROUTABLE_FACTS));

/** Makes a path from a title: “Wire EDM & grinding” → `/wire-edm-grinding`. Undefined if it has no Latin letter or digit. */
export function suggestedPath(title: string, type: string): string | undefined {
  const words = title
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words === null ? undefined : `${factsOf.get(type)?.pathPrefix ?? ""}/${words.join("-")}`;
}
