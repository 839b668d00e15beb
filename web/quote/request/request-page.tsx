import { randomUUID } from "node:crypto";

import { replyTime } from "contracts/receipt.ts";
import { mayRequestAgain, PROGRESS, type RequestEvent, type RequestPage } from "contracts/request-page.ts";
import type { ReactNode } from "react";

import { getSettings } from "#cms/content.ts";
import { fillIn } from "#locale/fill-in.tsx";
import { getLanguage, getWords } from "#locale/words.ts";
import { buttonClass } from "#ui/button.ts";
import { GridSection } from "#ui/grid-section.tsx";

import { ContactWays } from "../form/quote-form.tsx";
import { requestPath } from "../receipt/request-path.ts";
import { DetailsForm } from "./details-form.client.tsx";
import { FormTarget } from "./form-target.tsx";
import { RequestFiles } from "./request-files.client.tsx";
import { REQUEST_FORM_ACTION } from "./request-form.ts";

interface Props {
  token: string;
  request: RequestPage;
}

/** The page of a quote request: its progress, questions, parts and files. Every form on it works without scripts. */
export async function RequestPageContent({ token, request }: Props) {
  const { requestFiles, requestPage } = getWords();
  const language = getLanguage();
  const { number, message, fileName, details, files, expiresAt } = request;
  const settings = await getSettings();
  const days = dayFormat(request);
  const hasMessages = request.events.some(({ kind }) => kind !== "progress");
  const questions = <Questions token={token} request={request} />;
  return (
    <>
      <GridSection tone="sheet">
        <div className="col-span-12 desk:col-span-7">
          <h1 className="text-h2">{requestPage.heading(number)}</h1>
          <Progress request={request} />
        </div>
        <div className="col-span-12 mt-8 desk:col-span-5 desk:mt-0">
          <h2 className="border-b border-ink pb-2 text-18">{requestPage.sent}</h2>
          <p dir="auto" className="pt-3 break-words whitespace-pre-wrap text-ink-2">
            {message}
          </p>
          {fileName !== "" && (
            <p className="pt-2 font-mono text-13 break-all">
              <bdi>{fileName}</bdi>
            </p>
          )}
        </div>
      </GridSection>
      <GridSection>
        <div className="col-span-12 grid gap-12">
          {hasMessages && questions}
          <DetailsForm details={details} newPartId={randomUUID()} files={files.map(({ name }) => name)}>
            <FormTarget token={token} language={language} kind="details" />
          </DetailsForm>
          <section id="addFile" aria-labelledby="files-heading">
            <h2 id="files-heading" className="border-b border-ink pb-2 text-21">
              {requestFiles.heading}
            </h2>
            <RequestFiles token={token} language={language} files={files}>
              <p className="mt-4 max-w-text">
                {fillIn(
                  (email) => requestFiles.withoutScripts(number, email),
                  <a href={`mailto:${settings?.email}`} className="text-link">
                    {settings?.email}
                  </a>,
                )}
              </p>
            </RequestFiles>
          </section>
          {!hasMessages && questions}
          {mayRequestAgain(request.progress) && <RequestAgain token={token} />}
          <footer className="max-w-lead border-t border-rule pt-4 text-13 text-ink-2">
            <p>{requestPage.private}</p>
            <p>{requestPage.expires(days.format(new Date(expiresAt)))}</p>
          </footer>
        </div>
      </GridSection>
    </>
  );
}

/** Days, in the time zone in which the reply was promised. */
function dayFormat({ replyBy }: RequestPage): Intl.DateTimeFormat {
  const { locale } = getWords();
  return new Intl.DateTimeFormat(locale, {
    timeZone: replyBy?.timeZone ?? "UTC",
    year: "numeric",
    month: "short",
    day: "numeric",
  });
}

/** The steps of a request with the day of each, and until when staff reply. A question that was not asked is no step. */
function Progress({ request }: { request: RequestPage }) {
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

/** What was asked and answered, and a form for the answer. */
function Questions({ token, request }: Props) {
  const { requestQuestions } = getWords();
  const language = getLanguage();
  const { progress, events } = request;
  const days = dayFormat(request);
  const texts = events.filter(({ kind }) => kind !== "progress");
  const isAsked = progress === "question";
  const field = isAsked ? requestQuestions.answer : requestQuestions.message;
  return (
    <section id="answer" aria-labelledby="questions-heading" className="max-w-text">
      <h2 id="questions-heading" className="border-b border-ink pb-2 text-21">
        {requestQuestions.heading}
      </h2>
      {texts.map((event) => (
        <article key={event.id} className={`mt-4 border-l-2 pl-4 ${borderOf(event)}`}>
          <p className="text-13 text-ink-3">
            {fillIn(
              event.kind === "question" ? requestQuestions.us : requestQuestions.you,
              <time dateTime={event.at}>{days.format(new Date(event.at))}</time>,
            )}
          </p>
          <p dir="auto" className="break-words whitespace-pre-wrap">
            {event.text}
          </p>
        </article>
      ))}
      <form method="post" action={REQUEST_FORM_ACTION} className="mt-5 grid justify-items-start gap-3">
        <FormTarget token={token} language={language} kind="answer" />
        <label htmlFor="answer-text" className="text-14 font-medium">
          {field}
        </label>
        <textarea id="answer-text" name="text" required maxLength={2000} rows={3} className="control" />
        <button type="submit" className={buttonClass(isAsked ? "primary" : "secondary")}>
          {isAsked ? requestQuestions.send : requestQuestions.sendMessage}
        </button>
      </form>
    </section>
  );
}

function borderOf({ kind }: RequestEvent): string {
  return kind === "question" ? "border-accent" : "border-rule";
}

function RequestAgain({ token }: { token: string }) {
  const { requestAgain } = getWords();
  const language = getLanguage();
  return (
    <section aria-labelledby="again-heading">
      <h2 id="again-heading" className="border-b border-ink pb-2 text-21">
        {requestAgain.heading}
      </h2>
      <form method="post" action={REQUEST_FORM_ACTION} className="mt-4">
        <FormTarget token={token} language={language} kind="requestAgain" />
        <p className="pb-3 text-ink-2">{requestAgain.text}</p>
        <button type="submit" className={buttonClass("primary")}>
          {requestAgain.button}
        </button>
      </form>
    </section>
  );
}

/** Shown while the admin host does not answer. */
export function UnavailableRequest({ token }: { token: string }) {
  const { requestPage } = getWords();
  return (
    <Message heading={requestPage.title}>
      <p>{requestPage.unavailable}</p>
      <p className="mt-6">
        <a href={requestPath(token)} target="_top" className={buttonClass("primary")}>
          {requestPage.retry}
        </a>
      </p>
    </Message>
  );
}

/** Shown for a link that is not valid. */
export async function MissingRequest() {
  const { requestMissing } = getWords();
  const settings = await getSettings();
  return (
    <Message heading={requestMissing.heading}>
      <p>{requestMissing.text}</p>
      {settings && (
        <p className="mt-4">
          <ContactWays settings={settings} />
        </p>
      )}
    </Message>
  );
}

function Message({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <GridSection tone="sheet">
      <div className="col-span-12">
        <h1 className="text-h2">{heading}</h1>
        <div className="mt-6 max-w-lead text-18 text-ink-2">{children}</div>
      </div>
    </GridSection>
  );
}
