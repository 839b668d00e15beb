import { Select, Stack, Text } from "@sanity/ui";
import { getPublishedId, set, type StringInputProps, unset, useFormValue } from "sanity";
import { IntentLink } from "sanity/router";
import * as v from "valibot";

import { AnchoredBlock, anchorChoices } from "#components/anchor-choices.ts";
import { useLiveQuery } from "#lake/use-live-query.ts";

/** As drafted, where there is a draft. */
const PAGE = `*[_id in [$id, "drafts." + $id]] | order(_id in path("drafts.**") desc)[0]{
  _type, "blocks": coalesce(blocks[]{ anchor, heading }, [])
}`;
const WATCH = `*[_id in [$id, "drafts." + $id]]`;

const Page = v.nullable(v.object({ _type: v.string(), blocks: v.array(AnchoredBlock) }));
const Reference = v.object({ _ref: v.string() });

/** Chooses a place on the page that the field `pageField` beside this one names. */
export function createAnchorInput(pageField: string) {
  return function AnchorInput(props: StringInputProps) {
    const target = v.safeParse(Reference, useFormValue([...props.path.slice(0, -1), pageField]));
    return target.success ? <Choices {...props} target={getPublishedId(target.output._ref)} /> : null;
  };
}

function Choices({ target, value, onChange, elementProps, readOnly }: StringInputProps & { target: string }) {
  const page = useLiveQuery({ query: PAGE, params: { id: target }, schema: Page, watch: WATCH });
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
        {anchorChoices(page.blocks, value).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </Select>
      <Text size={1} muted>
        A block stands here once it has an anchor.{" "}
        <IntentLink intent="edit" params={{ id: target, type: page._type }}>
          Open the page
        </IntentLink>{" "}
        to give it one, under “Place and time”.
      </Text>
    </Stack>
  );
}
