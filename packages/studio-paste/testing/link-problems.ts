import type { LinkProblems } from "../pasted-link.ts";

const unless = (pattern: RegExp) => (text: string) => (pattern.test(text) ? undefined : "It is not allowed");

export const linkProblems: LinkProblems = {
  url: unless(/^https:\/\/[^@\s]+$/),
  email: unless(/^[^@\s]+@[^@\s]+$/),
  phone: unless(/^\+[\d-]+$/),
  anchor: unless(/^[a-z][a-z0-9-]*$/),
};
