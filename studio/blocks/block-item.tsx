import { Box, Checkbox, Flex } from "@sanity/ui";
import { type ChangeEvent, useContext } from "react";
import type { ObjectItemProps } from "sanity";

import { BlocksContext } from "#blocks/blocks-context.ts";

/** A block in its list, with a checkbox that selects it. */
export function BlockItem(props: ObjectItemProps) {
  const list = useContext(BlocksContext);
  if (list === undefined || props.readOnly === true) return props.renderDefault(props);
  const { index, schemaType, value } = props;
  const toggle = ({ nativeEvent }: ChangeEvent) =>
    list.toggle(value._key, { isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey });
  return (
    <Flex align="center">
      <Box paddingLeft={2}>
        <Checkbox
          aria-label={`Select block ${index + 1}, ${schemaType.title ?? schemaType.name}`}
          checked={list.selected.has(value._key)}
          onChange={toggle}
        />
      </Box>
      <Box flex={1}>{props.renderDefault(props)}</Box>
    </Flex>
  );
}
