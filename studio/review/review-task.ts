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
  readonly now: Date;
}

/** A task as the Studio's own form makes it: it is in the list of the person who is asked, with a link to the document. */
export function reviewTask({
  documentId,
  documentType,
  documentTitle,
  projectId,
  dataset,
  from,
  to,
  note,
  now,
}: ReviewRequest) {
  return {
    _type: "tasks.task",
    title: `Review “${documentTitle}”`,
    status: "open",
    authorId: from,
    assignedTo: to,
    subscribers: [...new Set([from, to])],
    // The Studio lists a task from the time that its author created it.
    createdByUser: now.toISOString(),
    ...(note.trim() === "" ? {} : { description: [paragraph(note.trim())] }),
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

function paragraph(text: string) {
  return {
    _type: "block",
    _key: "note",
    style: "normal",
    markDefs: [],
    children: [{ _type: "span", _key: "text", text, marks: [] }],
  };
}
