import type { RequestProgress } from "contracts/request-page.ts";

// The page of a request, without its forms.

/** The page of a request. */
export const requestPage = {
  title: "Your request",
  heading: (number: string) => `Your request ${number}`,
  private: "This page is private to you, but anyone who has its link can read and change the request.",
  expires: (date: string) => `The link works until ${date}.`,
  status: "Status",
  sent: "What you sent",
  unavailable: "We can't show your request right now. Please try again in a few minutes.",
  retry: "Try again",
};

export const requestProgress: Readonly<Record<RequestProgress, string>> = {
  received: "Received",
  review: "In review",
  question: "Question for you",
  quoted: "Quoted",
  closed: "Closed",
};

export const requestQuestions = {
  heading: "Questions and answers",
  us: (time: string) => `We asked, ${time}`,
  /** An answer, or what nobody asked for. */
  you: (time: string) => `You wrote, ${time}`,
  answer: "Your answer",
  /** If nothing was asked. */
  message: "Anything else we should know?",
  send: "Send answer",
  sendMessage: "Send message",
};

export const requestAgain = {
  heading: "Need these parts again?",
  text: "Sends us a new quote request with the same parts and details, but without the files. You can change its parts and details on its page.",
  button: "Send a new quote request",
  /** The first line of the new request. */
  introduction: "New request for the parts of request {number}.",
};

export const requestWithoutScripts = {
  addFiles: "Add these files",
  wait: "The page loads again when all files have arrived. Large files take minutes.",
  /** After the input for files. */
  email: (number: string, email: string) =>
    `You can also email them, with the number ${number}, to ${email}.`,
  notAdded: (count: number) => (count === 1 ? "This file was not added" : "These files were not added"),
  noFile: "Choose a file first.",
  filesLeft: "The files you chose were not sent. Choose them again, then press “Add these files”.",
  filesFailed: "The files could not be read. Go back and try again, or email them to us.",
  noText: "Write something first.",
  /** A text that was typed and not sent. */
  notSent: "Not sent yet",
  retry: "Send again",
};

export const requestMissing = {
  heading: "This link is no longer valid",
  text: "It has expired, or a newer one replaced it. Email us your request number, and we'll send you a new link.",
};
