import { LaunchIcon } from "@sanity/icons/Launch";
import { Box, Button, Flex, Stack } from "@sanity/ui";
import { getPublishedId, set, type StringInputProps, useEditState, useFormValue } from "sanity";

interface PathSettings {
  readonly siteUrl: string;
  /** What the paths of a type of page begin with, such as `/blog`. */
  readonly prefixOf: (type: string) => string;
}

/**
 * Creates the input for paths. While it is empty, a button suggests a path made from the document's title. A published page has a link to
 * its live page.
 */
export function createPathInput({ siteUrl, prefixOf }: PathSettings) {
  return function PathInput(props: StringInputProps) {
    const id = useFormValue(["_id"]);
    const title = useFormValue(["title"]);
    const type = String(useFormValue(["_type"]));
    // The published path can differ from the one in the form.
    const { published } = useEditState(getPublishedId(String(id)), type);
    const livePath = published?.["path"];
    const suggestion = typeof title === "string" ? suggestedPath(title, prefixOf(type)) : undefined;
    const isOffered = !props.value && !props.readOnly && suggestion !== undefined;
    return (
      <Stack gap={2}>
        <Flex gap={1} align="center">
          <Box flex={1}>{props.renderDefault(props)}</Box>
          {typeof livePath === "string" && <LivePageButton address={siteUrl + livePath} />}
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
  };
}

/** Opens the published page at an address in a new tab. */
export function LivePageButton({ address }: { address: string }) {
  return (
    <Flex>
      <Button
        as="a"
        href={address}
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

/** Makes a path from a title: “Wire EDM & grinding” → `/wire-edm-grinding`. Undefined if it has no Latin letter or digit. */
export function suggestedPath(title: string, prefix: string): string | undefined {
  const words = title
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words === null ? undefined : `${prefix}/${words.join("-")}`;
}
