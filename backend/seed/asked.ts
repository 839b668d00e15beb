import type { Question, Questions } from "../../web/cms/types.generated.ts";
import { type Keyed, keyed } from "./keyed.ts";
import { written } from "./written.ts";

/** A question in the words of a buyer; each line of the answer is a paragraph, or a point that begins with `- `. */
export function asked(question: string, ...answer: string[]): Question {
  return { _type: "question", question, answer: written(...answer) };
}

export function questions(heading: string, ...list: Question[]): Keyed<Questions> {
  return {
    _key: "questions",
    _type: "questions",
    anchor: "questions",
    heading,
    questions: keyed(list, ({ question }) => question),
  };
}
