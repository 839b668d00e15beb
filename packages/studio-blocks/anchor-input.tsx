import { Select, Stack } from "@sanity/ui";
import { getPublishedId, set, type StringInputProps, unset, useFormValue } from "sanity";
import { IntentLink } from "sanity/router";
import { shortText } from "stored-values/short-text.ts";
import { Hint } from "studio-kit/ui.tsx";
import { useLiveQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

/** More than a page shows. */
const MAX_BLOCKS = 200;
const TEXTS = `"anchor": ${shortText("anchor")}, "heading": ${shortText("heading")}`;

/** Prefers the draft. */
const PAGE = `*[_id in [$id, "drafts." + $id]] | order(_id in path("drafts.**") desc)[0]{
  _type, "blocks": coalesce(blocks[0...${MAX_BLOCKS}]{
    ${TEXTS}, "section": section->blocks[0...${MAX_BLOCKS}]{ ${TEXTS} }
  }, [])
}`;
const WATCH = `*[_id in [$id, "drafts." + $id]]`;

const OptionalText = v.fallback(v.nullable(v.string()), null);
const Block = v.object({ anchor: OptionalText, heading: OptionalText });
const Page = v.nullable(
  v.object({
    _type: v.string(),
    /** A saved section has blocks of its own. */
    blocks: v.array(v.object({ ...Block.entries, section: v.nullable(v.array(Block)) })),
  }),
);
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
        {anchorOptions(page.blocks, value).map((option) => (
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

interface AnchorOption {
  /** Empty for the top of the page. */
  value: string;
  text: string;
}

/** The anchors of a page, and the current value even if no block has that anchor. */
export function anchorOptions(
  stored: NonNullable<v.InferOutput<typeof Page>>["blocks"],
  current: string | undefined,
): AnchorOption[] {
  const blocks = stored.flatMap((block) => block.section ?? [block]);
  const anchors = blocks.flatMap(({ anchor, heading }) =>
    anchor === null
      ? []
      : [{ value: anchor, text: heading === null ? `#${anchor}` : `${heading} (#${anchor})` }],
  );
  const isMissing = current !== undefined && !anchors.some(({ value }) => value === current);
  return [
    { value: "", text: "The top of the page" },
    ...anchors,
    ...(isMissing ? [{ value: current, text: `#${current} (no block on the page has this anchor)` }] : []),
  ];
}
