/** A change of documents that were stored before a schema changed. Running it again changes nothing. */
export interface Migration {
  readonly name: string;
  readonly title: string;
  /** A GROQ filter for the documents that are still to change, without joins. */
  readonly filter: string;
  readonly changesOf: (document: Readonly<Record<string, unknown>>) => MigrationChanges;
}

/** The new values of fields, and the fields to remove. */
export interface MigrationChanges {
  readonly set: Readonly<Record<string, unknown>>;
  readonly unset: readonly string[];
}
