import type { ObjectInputProps } from "sanity";

/** The page that a link leads to. */
export function LinkReferenceInput(props: ObjectInputProps) {
  return props.renderDefault({ ...props, value: withDelayedOffer(props.value) });
}

/**
 * A reference to a page that was not published when the link went live stays weak (`keepReferencesWeak`). The Studio
 * offers to make it strong, which the lake rejects until the page is published. With this value, the Studio offers it only then.
 */
export function withDelayedOffer(reference: ObjectInputProps["value"]): ObjectInputProps["value"] {
  const isWeak = reference?.["_weak"] === true && reference["_strengthenOnPublish"] === undefined;
  return isWeak ? { ...reference, _strengthenOnPublish: {} } : reference;
}
