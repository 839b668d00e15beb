import { useEffect } from "react";
import {
  type FormPatch,
  insert,
  PatchEvent,
  setIfMissing,
  type StringInputProps,
  useEditState,
  useFormCallbacks,
  useFormValue,
} from "sanity";
import { isSameName } from "schemas/documents/brand-settings.ts";
import { settingsId } from "schemas/documents/settings.ts";
import { storedItems, storedText } from "stored-values/stored-value.ts";

/** The input for the brand name. When it changes, the published name becomes a former one, for which Check and the launch list look. */
export function BrandNameInput(props: StringInputProps) {
  const { value, readOnly } = props;
  const { onChange } = useFormCallbacks();
  const { published } = useEditState(settingsId, "settings");
  const formerNames = useFormValue(["formerNames"]);
  const old = readOnly === true ? undefined : replacedName(published, { brandName: value, formerNames });
  useEffect(() => {
    if (old !== undefined) onChange(PatchEvent.from(formerNamePatches(old)));
  }, [old, onChange]);
  return props.renderDefault(props);
}

/** The published name, if the form has another one and does not list it as a former name yet. */
export function replacedName(
  published: unknown,
  { brandName = "", formerNames }: { brandName?: string | undefined; formerNames: unknown },
): string | undefined {
  const old = storedText(published, "brandName");
  if (old === undefined || isSameName(old, brandName) || storedItems(formerNames).includes(old))
    return undefined;
  return old;
}

function formerNamePatches(name: string): FormPatch[] {
  return [setIfMissing([], ["formerNames"]), insert([name], "after", ["formerNames", -1])];
}
