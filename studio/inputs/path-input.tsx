import { Button, Flex, Stack } from "@sanity/ui";
import { set, type StringInputProps, useFormValue } from "sanity";

/** The input for paths. While it is empty, a button suggests a path made from the document's title. */
export function PathInput(props: StringInputProps) {
  const title = useFormValue(["title"]);
  const type = useFormValue(["_type"]);
  const suggestion = typeof title === "string" ? suggestedPath(title, String(type)) : undefined;
  const isOffered = !props.value && !props.readOnly && suggestion !== undefined;
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
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

/** The path prefixes of document types. Other types have none. */
const PREFIXES: Record<string, string> = { blog: "/blog" };

/** Makes a path from a title: “Wire EDM & grinding” → `/wire-edm-grinding`. Undefined if it has no Latin letter or digit. */
export function suggestedPath(title: string, type: string): string | undefined {
  const words = title
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words === null ? undefined : `${PREFIXES[type] ?? ""}/${words.join("-")}`;
}
