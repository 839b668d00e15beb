import { randomUUID } from "node:crypto";

import type { SaveState } from "browser-kit/saver.ts";
import {
  earliestDate,
  MAX_ANSWER_LENGTH,
  mayRequestAgain,
  type RequestEvent,
  type RequestPage,
} from "contracts/request-page.ts";
import { requestPath } from "contracts/request-path.ts";

import { fillIn } from "#locale/fill-in.tsx";
import { getLanguage, getWords } from "#locale/words.ts";
import { buttonClass } from "#ui/button.ts";
import { GridSection } from "#ui/grid-section.tsx";

import { CutNotice } from "../form/cut-notice.client.tsx";
import { DetailsForm } from "./details-form.client.tsx";
import { Files } from "./files.tsx";
import { ActionButton, Problem, problemOf } from "./page-form.tsx";
import { dayFormat, Progress } from "./progress.tsx";
import { RelatedRequests } from "./related-requests.client.tsx";
import { AGAIN_KEY_NAME, REQUEST_FORM_ID, TEXT_NAME } from "./request-form.ts";
import { RequestMessage } from "./request-message.tsx";
import type { ShownForm } from "./sent-form.ts";

interface Props {
  token: string;
  request: RequestPage;
  /** The form that a browser without scripts has just sent, if the page shows it again. */
  sent?: ShownForm | undefined;
}

/** The page of a quote request: its progress, questions, parts and files. It is one form, and works without scripts. */
export function RequestPageContent({ token, request, sent }: Props) {
  const { requestDetails, requestPage } = getWords();
  const language = getLanguage();
  const { number, message, fileName, details, files, expiresAt } = request;
  const days = dayFormat(request);
  // A message of the customer moves nothing: they have just written it at this place.
  const hasQuestion = request.events.some(({ kind }) => kind === "question");
  const questions = <Questions request={request} sent={sent} />;
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
          <RelatedRequests
            number={number}
            path={requestPath(token, language)}
            repeats={request.repeats}
            repeatedBy={request.repeatedBy}
          />
        </div>
      </GridSection>
      <GridSection>
        <div className="col-span-12 grid grid-cols-1 gap-12">
          {/* The first button of a form is the one that Enter presses. */}
          <input
            type="submit"
            form={REQUEST_FORM_ID}
            className="sr-only"
            tabIndex={-1}
            value={requestDetails.save}
            aria-label={requestDetails.save}
          />
          {hasQuestion && questions}
          <DetailsForm
            token={token}
            language={language}
            details={sent?.unsaved?.details ?? details}
            shown={sent?.unsaved?.shown ?? [details]}
            firstState={firstStateOf(sent)}
            newPartId={randomUUID()}
            today={earliestDate()}
            files={files.map(({ name }) => name)}
          />
          <Files token={token} request={request} sent={sent} />
          {!hasQuestion && questions}
          {mayRequestAgain(request.progress) && <RequestAgain sent={sent} />}
          <footer className="max-w-lead border-t border-rule pt-4 text-13 text-ink-2">
            <p>{requestPage.private}</p>
            <p>{requestPage.expires(days.format(new Date(expiresAt)))}</p>
          </footer>
        </div>
      </GridSection>
    </>
  );
}

function firstStateOf(sent: ShownForm | undefined): SaveState {
  const message = problemOf(sent, "details");
  if (message !== undefined) return { kind: "failed", message };
  return { kind: sent?.isSaved ? "saved" : "unchanged" };
}

/** What was asked and answered, and a form for the answer. */
function Questions({ request, sent }: Omit<Props, "token">) {
  const { requestQuestions, requestWithoutScripts } = getWords();
  const { progress, events } = request;
  const text = sent?.text ?? "";
  const problem = problemOf(sent, "answer") ?? (text === "" ? undefined : requestWithoutScripts.notSent);
  const days = dayFormat(request);
  const texts = events.filter(({ kind }) => kind !== "progress");
  const isAsked = progress === "question";
  const label = isAsked ? requestQuestions.answer : requestQuestions.message;
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
      <div className="mt-5 grid justify-items-start gap-3">
        <CutNotice className="w-full" counted={{ id: TEXT_ID, label, max: MAX_ANSWER_LENGTH }}>
          <textarea
            id={TEXT_ID}
            name={TEXT_NAME}
            form={REQUEST_FORM_ID}
            defaultValue={text}
            maxLength={MAX_ANSWER_LENGTH}
            rows={3}
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={problem === undefined ? undefined : `${TEXT_ID}-problem`}
            dir="auto"
            className="control"
          />
        </CutNotice>
        {problem !== undefined && <Problem id={`${TEXT_ID}-problem`}>{problem}</Problem>}
        <ActionButton action="answer" isPrimary={isAsked}>
          {isAsked ? requestQuestions.send : requestQuestions.sendMessage}
        </ActionButton>
      </div>
    </section>
  );
}

const TEXT_ID = "answer-text";

function borderOf({ kind }: RequestEvent): string {
  return kind === "question" ? "border-accent" : "border-rule";
}

function RequestAgain({ sent }: Pick<Props, "sent">) {
  const { requestAgain } = getWords();
  const problem = problemOf(sent, "requestAgain");
  return (
    <section id="requestAgain" aria-labelledby="again-heading">
      <h2 id="again-heading" className="border-b border-ink pb-2 text-21">
        {requestAgain.heading}
      </h2>
      <p className="py-3 text-ink-2">{requestAgain.text}</p>
      {/* A form that is sent once more, because its answer did not arrive, keeps its key. */}
      <input
        type="hidden"
        form={REQUEST_FORM_ID}
        name={AGAIN_KEY_NAME}
        value={sent?.againKey ?? randomUUID()}
        autoComplete="off"
      />
      <ActionButton action="requestAgain" isPrimary>
        {requestAgain.button}
      </ActionButton>
      {problem !== undefined && <Problem>{problem}</Problem>}
    </section>
  );
}

/** Shown while the admin host does not answer. What was sent can be sent again. */
export function UnavailableRequest({ token, sent }: Omit<Props, "request">) {
  const { requestPage, requestWithoutScripts, requestDetails } = getWords();
  if (sent === undefined)
    return (
      <RequestMessage heading={requestPage.title}>
        <p>{requestPage.unavailable}</p>
        <p className="mt-6">
          <a href={requestPath(token, getLanguage())} target="_top" className={buttonClass("primary")}>
            {requestPage.retry}
          </a>
        </p>
      </RequestMessage>
    );
  return (
    <RequestMessage heading={requestPage.title}>
      <Problem>{requestDetails.notSaved(sent.problem?.message ?? requestPage.unavailable)}</Problem>
      <form method="post" action={requestPath(token, getLanguage())} className="mt-6">
        {sent.fields.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={buttonClass("primary")}>
          {requestWithoutScripts.retry}
        </button>
      </form>
    </RequestMessage>
  );
}
