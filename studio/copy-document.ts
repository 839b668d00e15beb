import type {
  DocumentActionComponent,
  DocumentActionProps,
  DuplicateActionProps,
  SanityDocumentLike,
} from "sanity";

/** What names a document in lists, by type the one or the other. */
const names = ["title", "name", "term"] as const;

/** Duplicating as it is, of a document that cannot be mistaken for the first one. */
export function withOwnAddress(duplicate: DocumentActionComponent): DocumentActionComponent {
  const duplicateAsCopy = (props: DocumentActionProps) => {
    const withCopy: DuplicateActionProps = { ...props, mapDocument: copyOf };
    return duplicate(withCopy);
  };
  return Object.assign(duplicateAsCopy, { action: "duplicate" as const, displayName: "DuplicateAction" });
}

/** A copy says so in its name, and has no address: two pages, or two redirects, cannot stand at one. */
export function copyOf(document: SanityDocumentLike): SanityDocumentLike {
  const { path: _path, aliases: _aliases, from: _from, ...copy } = document;
  const named = names.flatMap((name) => {
    const text = document[name];
    return typeof text === "string" ? [[name, `${text} (copy)`]] : [];
  });
  return { ...copy, _id: document._id, _type: document._type, ...Object.fromEntries(named) };
}
