import { DesktopIcon } from "@sanity/icons/Desktop";
import { LaunchIcon } from "@sanity/icons/Launch";
import { Box, Button, Flex, Stack } from "@sanity/ui";
import { getPublishedId, set, type StringInputProps, useEditState, useFormValue } from "sanity";
import { IntentLink } from "sanity/router";
import { pageAddress } from "studio-kit/page-address.ts";
import { normalizeText } from "unicode-text/unicode-text.ts";

interface PathSettings {
  readonly siteUrl: string;
  /** What the paths of a type of page begin with, such as `/blog`. */
  readonly prefixOf: (type: string) => string;
}

/**
 * Creates the input for paths. While it is empty, a button suggests a path made from the document's title. Beside it are links to the
 * page in the preview and, if it is published, to its live page.
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
          {props.value !== undefined && (
            <Button
              as={IntentLink}
              intent="edit"
              params={{ id: getPublishedId(String(id)), type, mode: "presentation", preview: props.value }}
              {...iconButton("Open in Preview")}
              icon={DesktopIcon}
            />
          )}
          {typeof livePath === "string" && (
            <Button
              as="a"
              href={pageAddress(siteUrl, livePath)}
              {...newTab}
              {...iconButton(LIVE_PAGE)}
              icon={LaunchIcon}
            />
          )}
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

const LIVE_PAGE = "Open the live page";

const newTab = { target: "_blank", rel: "noreferrer" } as const;

function iconButton(label: string) {
  return { "aria-label": label, title: label, mode: "bleed", fontSize: 1, padding: 2 } as const;
}

/** Opens the published page at an address in a new tab. */
export function LivePageButton({ address }: { address: string }) {
  return (
    <Flex>
      <Button
        as="a"
        href={address}
        {...newTab}
        mode="bleed"
        fontSize={1}
        padding={2}
        icon={LaunchIcon}
        text={LIVE_PAGE}
      />
    </Flex>
  );
}

/** Makes a path from a title: “Wire EDM & grinding” → `/wire-edm-grinding`. Undefined if it has no Latin letter or digit. */
export function suggestedPath(title: string, prefix: string): string | undefined {
  const words = normalizeText(title.replaceAll("ß", "ss"), "NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words === null ? undefined : `${prefix}/${words.join("-")}`;
}
