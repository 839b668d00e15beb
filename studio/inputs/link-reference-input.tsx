import type { ObjectInputProps } from "sanity";

/**
 * The page that a link leads to. If the page was not published when the link went live, the reference stayed weak
 * (publishing/weak-references.ts). The Studio would offer to make it strong at once, which the lake rejects. With this value, it offers
 * that once the page is published.
 */
export function LinkReferenceInput(props: ObjectInputProps) {
  const { value } = props;
  const isWeak = value?.["_weak"] === true && value["_strengthenOnPublish"] === undefined;
  return props.renderDefault(isWeak ? { ...props, value: { ...value, _strengthenOnPublish: {} } } : props);
}
