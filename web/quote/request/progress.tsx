import { replyTime } from "contracts/receipt.ts";
import { PROGRESS, type RequestPage } from "contracts/request-page.ts";

import { getWords } from "#locale/words.ts";

/** Days, in the time zone in which the reply was promised. */
export function dayFormat({ replyBy }: RequestPage): Intl.DateTimeFormat {
  const { locale } = getWords();
  return new Intl.DateTimeFormat(locale, {
    timeZone: replyBy?.timeZone ?? "UTC",
    year: "numeric",
    month: "short",
    day: "numeric",
  });
}

/** The steps of a request with the day of each, and until when staff reply. A question that was not asked is no step. */
export function Progress({ request }: { request: RequestPage }) {
  const { locale, requestPage, requestProgress, requestReceipt } = getWords();
  const { progress, receivedAt, replyBy, events } = request;
  const days = dayFormat(request);
  const reply = replyBy && replyTime(replyBy, locale);
  const isOpen = progress === "received" || progress === "review";
  const dateOf = (step: string) =>
    step === "received"
      ? receivedAt
      : events.findLast(({ kind, text }) => kind === "progress" && text === step)?.at;
  const steps = PROGRESS.filter((step) => step !== "question" || progress === "question");
  const current = steps.indexOf(progress);
  return (
    <>
      <h2 className="sr-only">{requestPage.status}</h2>
      <ol className="mt-6 grid gap-y-2 tablet:auto-cols-fr tablet:grid-flow-col tablet:gap-x-4">
        {steps.map((step, index) => {
          const date = index <= current ? dateOf(step) : undefined;
          return (
            <li
              key={step}
              aria-current={step === progress ? "step" : undefined}
              className={`border-l-4 pl-3 tablet:border-t-4 tablet:border-l-0 tablet:pt-2 tablet:pl-0 ${index <= current ? "border-accent" : "border-rule"}`}
            >
              <span className={step === progress ? "font-semibold" : "text-ink-2"}>
                {requestProgress[step]}
              </span>
              {date !== undefined && (
                <time dateTime={date} className="block font-mono text-13 text-ink-3">
                  {days.format(new Date(date))}
                </time>
              )}
            </li>
          );
        })}
      </ol>
      {isOpen && reply && <p className="mt-5">{requestReceipt.replyBy(reply.time, reply.zone)}</p>}
    </>
  );
}
