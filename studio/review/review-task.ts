import { getPublishedId } from "sanity";

interface ReviewRequest {
  /** The draft, published version or version in a release that is to be reviewed. */
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
 * A task as the Studio's own form makes it: it is in the list of the person who is asked, with a link to the document. In a release the
 * link is to the version. The Studio's form links to the published document, which a new page does not have.
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
  const place = release === undefined ? "" : `It is in the release “${release}”.`;
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
        _ref: release === undefined ? getPublishedId(documentId) : documentId,
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
