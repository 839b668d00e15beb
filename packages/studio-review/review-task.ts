import { getPublishedId } from "sanity";

interface ReviewRequest {
  /** The id of the draft, published document or release version to review. */
  readonly documentId: string;
  readonly documentType: string;
  readonly documentTitle: string;
  readonly projectId: string;
  readonly dataset: string;
  /** The user ids of the person who asks and of the reviewer. */
  readonly from: string;
  readonly to: string;
  readonly note: string;
  /** The title of the release that contains the document; undefined outside of releases. */
  readonly release: string | undefined;
  readonly now: Date;
}

/**
 * A task as the Studio's own form makes it: it appears in the reviewer's list, with a link to the document. In a release, the link leads
 * to the version. The Studio's form links to the published document, which a new page does not have.
 */
export function reviewTask({ from, to, note, release, now, ...about }: ReviewRequest) {
  const location = release === undefined ? "" : `It is in the release “${release}”.`;
  const description = [note.trim(), location].filter((text) => text !== "").map(paragraph);
  return {
    _type: "tasks.task",
    title: `Review “${about.documentTitle}”`,
    status: "open",
    authorId: from,
    assignedTo: to,
    subscribers: [...new Set([from, to])],
    // The Studio lists a task only if it has the time at which its author created it.
    createdByUser: now.toISOString(),
    ...(description.length > 0 && { description }),
    target: {
      documentType: about.documentType,
      document: {
        _type: "crossDatasetReference",
        _ref: release === undefined ? getPublishedId(about.documentId) : about.documentId,
        _dataset: about.dataset,
        _projectId: about.projectId,
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
