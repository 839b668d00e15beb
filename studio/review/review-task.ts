import { getPublishedId } from "sanity";

interface ReviewRequest {
  /** The document to review, by any of its ids. */
  readonly documentId: string;
  readonly documentType: string;
  readonly documentTitle: string;
  readonly projectId: string;
  readonly dataset: string;
  /** The user ids of the person who asks, and of the one who is asked. */
  readonly from: string;
  readonly to: string;
  readonly note: string;
  /** The title of the release in which the document waits; undefined outside of releases. */
  readonly release: string | undefined;
  readonly now: Date;
}

/**
 * A task as the Studio's own form makes it: it is in the list of the person who is asked, with a link to the document. The Studio opens
 * the link outside of releases, where a new page does not exist, so the task says where it is.
 */
export function reviewTask({
  documentId,
  documentType,
  documentTitle,
  projectId,
  dataset,
  from,
  to,
  note,
  release,
  now,
}: ReviewRequest) {
  const place =
    release === undefined ? "" : `It is in the release “${release}”: choose that at the top first.`;
  const description = [note.trim(), place].filter((text) => text !== "").map(paragraph);
  return {
    _type: "tasks.task",
    title: `Review “${documentTitle}”`,
    status: "open",
    authorId: from,
    assignedTo: to,
    subscribers: [...new Set([from, to])],
    // The Studio lists a task from the time that its author created it.
    createdByUser: now.toISOString(),
    ...(description.length > 0 && { description }),
    target: {
      documentType,
      document: {
        _type: "crossDatasetReference",
        _ref: getPublishedId(documentId),
        _dataset: dataset,
        _projectId: projectId,
        _weak: true,
      },
    },
  };
}

function paragraph(text: string, index: number) {
  return {
    _type: "block",
    _key: `paragraph${index}`,
    style: "normal",
    markDefs: [],
    children: [{ _type: "span", _key: "text", text, marks: [] }],
  };
}
