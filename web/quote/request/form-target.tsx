import { KIND_NAME, LANGUAGE_NAME, TOKEN_NAME } from "./request-form.ts";

interface Props {
  token: string;
  language: string;
  kind: string;
  /** Further fields. */
  fields?: Readonly<Record<string, string>>;
}

/** The hidden fields that say which request a form changes, and how. */
export function FormTarget({ token, language, kind, fields }: Props) {
  const values = { [TOKEN_NAME]: token, [LANGUAGE_NAME]: language, [KIND_NAME]: kind, ...fields };
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
