/** Keeps the answers to questions for a limited time. Above `maxAnswers`, the oldest is forgotten, and one that fails is forgotten at once. */
export function createTimedCache<Answer>(maxAnswers: number, now: () => number = Date.now) {
  const answers = new Map<string, { readonly until: number; readonly answer: Promise<Answer> }>();
  return {
    get(question: string): Promise<Answer> | undefined {
      const kept = answers.get(question);
      return kept !== undefined && kept.until > now() ? kept.answer : undefined;
    },
    /** Keeps an answer for `ms` milliseconds, and returns it. */
    set(question: string, answer: Promise<Answer>, ms: number): Promise<Answer> {
      const kept = { until: now() + ms, answer };
      answers.delete(question);
      answers.set(question, kept);
      const [oldest] = answers.keys();
      if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
      answer.catch(() => {
        if (answers.get(question) === kept) answers.delete(question);
      });
      return answer;
    },
  };
}
