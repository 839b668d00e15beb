/** The fields of a PostObject form before `file`, by lower-case name. */
export type FormFields = ReadonlyMap<string, string>;
