import { type FormPatch, type ObjectInputProps, type Path, PatchEvent, unset } from "sanity";
import { assetIdOf } from "stored-values/stored-value.ts";

/** The wordmark. If an editor replaces or removes its picture, the name in the old picture is removed, too. */
export function WordmarkInput(props: ObjectInputProps) {
  const onChange: ObjectInputProps["onChange"] = (change) =>
    props.onChange(withoutOldName(PatchEvent.from(change).patches, props.value));
  return props.renderDefault({ ...props, onChange });
}

/** Adds the removal of the name to patches that change the picture. */
export function withoutOldName(patches: readonly FormPatch[], stored: unknown): FormPatch[] {
  const old = assetIdOf(stored);
  const isChanged = patches.some(
    (patch) =>
      isAsset(patch.path) &&
      (patch.type === "unset" || (patch.type === "set" && assetIdOf({ asset: patch.value }) !== old)),
  );
  return old !== undefined && isChanged ? [...patches, unset(["text"])] : [...patches];
}

function isAsset([field, ...inside]: Path): boolean {
  return field === "asset" && inside.length === 0;
}
