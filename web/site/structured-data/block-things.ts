import { toPlainText } from "@portabletext/react";

import type { Questions, Steps } from "#cms/types.generated.ts";

import type { Thing } from "./json-ld.tsx";

type Block =
  | { readonly _type: string }
  | Pick<Questions, "_type" | "questions">
  | Pick<Steps, "_type" | "heading" | "steps">;

/** What the blocks of a page are to search engines: questions with answers, and instructions. */
export function blockThings(blocks: readonly Block[]): Thing[] {
  const questions = blocks.flatMap((block) => (isQuestions(block) ? block.questions : []));
  const instructions = blocks.filter(isSteps).filter(({ heading }) => /^how to /i.test(heading));
  return [
    ...(questions.length > 0 ? [faqPage(questions)] : []),
    ...instructions.map((steps) => howTo(steps)),
  ];
}

function faqPage(questions: Questions["questions"]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: toPlainText(answer) },
    })),
  };
}

/** Only steps that tell the reader what to do: most show how a machine works. */
function howTo({ heading, steps }: Pick<Steps, "heading" | "steps">): Thing {
  return {
    "@type": "HowTo",
    name: heading,
    step: steps.map(({ title, text }, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name: title,
      text: text ?? title,
    })),
  };
}

function isQuestions(block: Block): block is Pick<Questions, "_type" | "questions"> {
  return block._type === "questions" && "questions" in block && Array.isArray(block.questions);
}

function isSteps(block: Block): block is Pick<Steps, "_type" | "heading" | "steps"> {
  return block._type === "steps" && "heading" in block && "steps" in block && Array.isArray(block.steps);
}
