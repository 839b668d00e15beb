import { Select, Stack } from "@sanity/ui";
import { getPublishedId, set, type StringInputProps, unset, useFormValue } from "sanity";
import { IntentLink } from "sanity/router";
import { Hint } from "studio-kit/ui.tsx";
import { useLiveQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

import { anchorOptions, Page, PAGE } from "./anchor-options.ts";

const WATCH = `*[_id in [$id, "drafts." + $id]]`;

const Reference = v.object({ _ref: v.string() });

/** Creates an input that lists the anchors on the page that the sibling field `pageField` refers to. */
export function createAnchorInput(pageField: string) {
  return function AnchorInput(props: StringInputProps) {
    const reference = v.safeParse(Reference, useFormValue([...props.path.slice(0, -1), pageField]));
    return reference.success ? (
      <AnchorSelect {...props} pageId={getPublishedId(reference.output._ref)} />
    ) : null;
  };
}

function AnchorSelect({
  pageId,
  value,
  onChange,
  elementProps,
  readOnly,
}: StringInputProps & { pageId: string }) {
  const page = useLiveQuery({ query: PAGE, params: { id: pageId }, schema: Page, watch: WATCH });
  if (page === undefined || page === null) return null;
  const { id, onBlur, onFocus, ref } = elementProps;

  return (
    <Stack gap={3}>
      <Select
        id={id}
        ref={ref}
        onBlur={onBlur}
        onFocus={onFocus}
        disabled={readOnly}
        value={value ?? ""}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === "" ? unset() : set(currentTarget.value))
        }
      >
        {anchorOptions(page, value).map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
      <Hint>
        Only blocks with an anchor are listed.{" "}
        <IntentLink intent="edit" params={{ id: pageId, type: page._type }}>
          Open the page
        </IntentLink>{" "}
        to give a block one, under “Placement and timing”.
      </Hint>
    </Stack>
  );
}
