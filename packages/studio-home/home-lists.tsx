import { IntentLink } from "sanity/router";
import { countOf } from "stored-values/stored-value.ts";
import { type CalendarSettings, useScheduledEvents } from "studio-calendar/scheduled-events.ts";
import { type Progress, progressText } from "studio-check/use-findings.ts";
import type { FormTitles } from "studio-kit/form-titles.ts";
import { DocumentLink, ToolLink } from "studio-kit/links.tsx";
import { shortTime } from "studio-kit/times.ts";

import { HomeItem, HomeSection, PersonName, problemOf } from "./home-section.tsx";
import { type Edit, isInRelease } from "./recent-edits.ts";

interface EditsProps {
  /** Undefined while loading. */
  edits: readonly Edit[] | undefined;
  /** Why they could not be loaded. */
  failure: unknown;
  titles: Pick<FormTitles, "documentTitle">;
  /** The type of a document, in the words of the Studio. */
  kindTitle: (document: { readonly _type: string }) => string;
  now: Date;
}

/** The drafts and versions in releases that the editor has changed. */
export function MyDrafts({ edits, failure, ...line }: EditsProps) {
  return (
    <HomeSection
      problem={problemOf(failure)}
      title="My drafts"
      empty="You have no unpublished changes."
      items={edits?.map((edit) => (
        <EditLine key={edit.document._id} edit={edit} {...line} />
      ))}
    />
  );
}

/** What anyone has edited last. */
export function RecentEdits({ edits, failure, ...line }: EditsProps) {
  return (
    <HomeSection
      problem={problemOf(failure)}
      title="Recently edited"
      empty="No one has edited anything yet."
      items={edits?.map((edit) => (
        <EditLine key={edit.document._id} edit={edit} {...line} hasAuthor />
      ))}
    />
  );
}

interface EditLineProps extends Omit<EditsProps, "edits" | "failure"> {
  edit: Edit;
  hasAuthor?: boolean;
}

function EditLine({ edit, titles, kindTitle, now, hasAuthor = false }: EditLineProps) {
  const { document, author } = edit;
  const { _id, _updatedAt } = document;
  const details = [
    kindTitle(document),
    shortTime(_updatedAt, now),
    ...(hasAuthor && _id.startsWith("drafts.") ? ["draft"] : []),
    ...(isInRelease(document) ? ["in a release"] : []),
  ];
  return (
    <HomeItem
      details={
        <>
          {details.join(" · ")}
          {hasAuthor && author !== undefined && <PersonName id={author} />}
        </>
      }
    >
      <DocumentLink document={document}>{titles.documentTitle(document)}</DocumentLink>
    </HomeItem>
  );
}

const MAX_EVENTS = 6;
const eventTime = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** What goes live or ends next. */
export function Upcoming({ calendar, now }: { calendar: CalendarSettings; now: Date }) {
  const events = useScheduledEvents(calendar, now.getTime())?.filter(
    // A block of a page that is not published appears with the page, not at its own time.
    ({ isPart, isTentative }) => !(isTentative && isPart),
  );
  return (
    <HomeSection
      title="Goes live next"
      more={<ToolLink path="calendar">Calendar</ToolLink>}
      empty="Nothing is scheduled."
      items={events?.slice(0, MAX_EVENTS).map(({ at, label, title, detail, isPart, isTentative, target }) => (
        <HomeItem
          key={`${label} ${at} ${title}`}
          details={`${label} · ${eventTime.format(at)}${isTentative ? " · not scheduled" : ""}`}
        >
          <IntentLink {...target}>{isPart ? `${detail}: ${title}` : title}</IntentLink>
        </HomeItem>
      ))}
    />
  );
}

const MAX_FINDINGS = 6;

interface FailedChecksProps {
  /** The findings of `studio-check`. */
  progress: Progress;
  titles: Pick<FormTitles, "documentTitle">;
}

/** The errors of the last check, and the errors in what has changed since. */
export function FailedChecks({ progress: { findings, ...progress }, titles }: FailedChecksProps) {
  const errors = findings.filter(({ level }) => level === "error");
  const warnings = findings.filter(({ level }) => level === "warning");
  return (
    <HomeSection
      title={errors.length === 0 ? "Failed checks" : `Failed checks (${errors.length})`}
      more={
        <ToolLink path="check">
          {warnings.length === 0 ? "All checks" : `All checks and ${countOf(warnings, "warning")}`}
        </ToolLink>
      }
      empty="No document has an error."
      loading={progressText(progress, findings.length)}
      items={
        progress.total !== undefined || errors.length > 0
          ? errors.slice(0, MAX_FINDINGS).map(({ document, message, path, breadcrumb }) => (
              <HomeItem key={`${document._id} ${path} ${message}`} details={breadcrumb} isWrapped>
                <DocumentLink document={document} path={path}>
                  {titles.documentTitle(document)}: {message}
                </DocumentLink>
              </HomeItem>
            ))
          : undefined
      }
    />
  );
}
