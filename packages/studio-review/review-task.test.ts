import { expect, test } from "vitest";

import { reviewTask } from "./review-task.ts";

const REQUEST = {
  documentId: "drafts.home",
  documentType: "page",
  documentTitle: "Home",
  projectId: "local000",
  dataset: "production",
  from: "ada",
  to: "carl",
  note: "",
  release: undefined,
  now: new Date("2026-11-23T12:00:00Z"),
};

test("a review request is an open task for the reviewer that names the document and refers to its published id", () => {
  expect(reviewTask(REQUEST)).toEqual({
    _type: "tasks.task",
    title: "Review “Home”",
    status: "open",
    authorId: "ada",
    assignedTo: "carl",
    subscribers: ["ada", "carl"],
    createdByUser: "2026-11-23T12:00:00.000Z",
    target: {
      documentType: "page",
      document: {
        _type: "crossDatasetReference",
        _ref: "home",
        _dataset: "production",
        _projectId: "local000",
        _weak: true,
      },
    },
  });
});

test("a note becomes the description of the task", () => {
  expect(reviewTask({ ...REQUEST, note: " The figures, please \n" })).toMatchObject({
    description: [{ _type: "block", children: [{ _type: "span", text: "The figures, please" }] }],
  });
});

test("the task for a document in a release refers to its version, and names the release", () => {
  const documentId = "versions.rspring.home";
  const task = reviewTask({ ...REQUEST, documentId, note: "The figures", release: "Spring" });
  const texts = task.description?.map(({ children }) => children[0]?.text);
  expect(texts).toEqual(["The figures", "It is in the release “Spring”."]);
  expect(task.target.document._ref).toBe(documentId);
});

test("a person who asks themselves for a review is subscribed once", () => {
  expect(reviewTask({ ...REQUEST, to: "ada" }).subscribers).toEqual(["ada"]);
});
