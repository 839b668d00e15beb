import { Button, Flex, Stack } from "@sanity/ui";
import { set, type StringInputProps, useFormValue } from "sanity";

import { suggestedPath } from "#path-suggestion.ts";

/** The path, which a page without one can take from its title. */
export function PathInput(props: StringInputProps) {
  const title = useFormValue(["title"]);
  const type = useFormValue(["_type"]);
  const suggested = typeof title === "string" ? suggestedPath(title, String(type)) : undefined;
  const isOffered = !props.value && !props.readOnly && suggested !== undefined;
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {isOffered && (
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={`Use ${suggested}`}
            onClick={() => props.onChange(set(suggested))}
          />
        </Flex>
      )}
    </Stack>
  );
}
