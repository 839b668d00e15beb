import { Box, Checkbox, Flex } from "@sanity/ui";
import { type ChangeEvent, useContext } from "react";
import type { ObjectItemProps } from "sanity";

import { BlocksContext } from "./blocks-context.ts";

/** A block in the list, with a checkbox to select it. */
export function BlockItem(props: ObjectItemProps) {
  const list = useContext(BlocksContext);
  if (list === undefined || props.readOnly === true) return props.renderDefault(props);
  const { schemaType, value, onInsert, onRemove } = props;
  const toggle = ({ nativeEvent }: ChangeEvent) =>
    list.toggle(value._key, { isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey });
  const remove = () => {
    list.rememberRemoval([value._key]);
    onRemove();
  };
  const insert: typeof onInsert = (event) =>
    onInsert({ ...event, items: event.items.map((item) => list.choices.resolve(item)) });
  return (
    <Flex align="center">
      <Box paddingLeft={2}>
        <Checkbox
          // Not the item's index, which goes stale when blocks are moved or removed.
          aria-label={`Select block ${list.keys.indexOf(value._key) + 1}, ${schemaType.title ?? schemaType.name}`}
          checked={list.selected.has(value._key)}
          onChange={toggle}
        />
      </Box>
      {/* A preview can depend on this width. */}
      <Box flex={1} style={{ containerType: "inline-size" }}>
        {props.renderDefault({
          ...props,
          parentSchemaType: list.choices.schemaType,
          onInsert: insert,
          onRemove: remove,
        })}
      </Box>
    </Flex>
  );
}
