import { Grid, Stack } from "@sanity/ui";
import { type CurrentUser, useCurrentUser } from "sanity";
import { IntentLink } from "sanity/router";
import { visibilityOf } from "schemas/documents/cost-model.ts";
import { releaseOf } from "schemas/fields/lake.ts";
import { useScheduledEvents } from "studio-calendar/scheduled-events.ts";
import { progressText } from "studio-check/use-findings.ts";
import { DocumentLink, ToolLink } from "studio-kit/links.tsx";
import { dayOf } from "studio-kit/month-grid.ts";
import { ToolPage } from "studio-kit/ui.tsx";
import { useLiveQuery } from "studio-kit/use-live-query.ts";
import { useNow } from "studio-kit/use-now.ts";
import * as v from "valibot";

import { useFindings } from "#check/rules.ts";
import { adminUrl } from "#env.ts";
import { HomeItem, HomeSection, PersonName } from "#home/home-section.tsx";
import { MyTasks } from "#home/my-tasks.tsx";
import { type Edit, useRecentEdits } from "#home/recent-edits.ts";
import { MissingPages, NewQuoteRequests } from "#home/visitor-sections.tsx";
import { shortTime } from "#quote-requests/format.ts";
import { mayReadQuoteRequests } from "#roles.ts";
import { documentTitle, kindTitle } from "#structure/titles.ts";
import { calendarSettings } from "#timed-events.ts";

/** Work for the editor, what colleagues edited, and what happens on the site. */
export default function Home() {
  const user = useCurrentUser();
  const now = useNow();
  if (user === null) return null;
  return (
    <ToolPage title="Home" width={3}>
      <Sections user={user} now={now} />
    </ToolPage>
  );
}

function Sections({ user, now }: { user: CurrentUser; now: Date }) {
  const { id: me } = user;
  const edits = useRecentEdits(me);
  const isStaff = adminUrl !== undefined && mayReadQuoteRequests(user);
  return (
    <Grid gridTemplateColumns={[1, 1, 2]} gap={4} style={{ alignItems: "start" }}>
      <Stack gap={4}>
        <HomeSection
          title="My drafts"
          empty="You have no unpublished changes."
          items={edits?.myDrafts.map((edit) => (
            <EditLine key={edit.document._id} edit={edit} now={now} />
          ))}
        />
        <MyTasks me={me} now={now} />
        <Upcoming now={now} />
        {isStaff && (
          <NewQuoteRequests now={now} more={<ToolLink path="quote-requests">All requests</ToolLink>} />
        )}
      </Stack>
      <Stack gap={4}>
        <HomeSection
          title="Recently edited"
          empty="No one has edited anything yet."
          items={edits?.recent.map((edit) => (
            <EditLine key={edit.document._id} edit={edit} now={now} hasAuthor />
          ))}
        />
        <Findings />
        <CostModelsToCheck now={now} />
        {isStaff && <MissingPages now={now} />}
      </Stack>
    </Grid>
  );
}

function EditLine({ edit, now, hasAuthor = false }: { edit: Edit; now: Date; hasAuthor?: boolean }) {
  const { document, author } = edit;
  const { _id, _updatedAt } = document;
  const details = [
    kindTitle(document),
    shortTime(_updatedAt, now),
    ...(hasAuthor && _id.startsWith("drafts.") ? ["draft"] : []),
    ...(releaseOf(_id) === undefined ? [] : ["in a release"]),
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
      <DocumentLink document={document}>{documentTitle(document)}</DocumentLink>
    </HomeItem>
  );
}

const MAX_EVENTS = 6;
const eventTime = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

function Upcoming({ now }: { now: Date }) {
  const events = useScheduledEvents(calendarSettings, now.getTime())?.filter(
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

const COST_MODELS = `*[_type == "costModel" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]
  | order(name asc) {_id, _type, name, state, validUntil}`;
const WATCH_COST_MODELS = `*[_type == "costModel"]`;
const CostModels = v.array(
  v.object({
    _id: v.string(),
    _type: v.string(),
    name: v.nullable(v.string()),
    state: v.nullable(v.string()),
    validUntil: v.nullable(v.string()),
  }),
);

const COST_MODEL_NOTES = {
  confirmed: "",
  example: "visitors see example rates",
  expired: "expired: visitors see no price",
  draft: "not confirmed: visitors see no price",
} as const;

/** The cost models whose rates someone has to confirm. */
function CostModelsToCheck({ now }: { now: Date }) {
  const models = useLiveQuery({ query: COST_MODELS, schema: CostModels, watch: WATCH_COST_MODELS });
  const open = models?.flatMap((model) => {
    const visibility = visibilityOf(model, dayOf(now));
    return visibility === "confirmed" ? [] : [{ model, note: COST_MODEL_NOTES[visibility] }];
  });
  return (
    <HomeSection
      title="Cost models to confirm"
      more={<ToolLink path="launch">Launch list</ToolLink>}
      empty="All rates are confirmed."
      items={open?.slice(0, MAX_FINDINGS).map(({ model, note }) => (
        <HomeItem key={model._id} details={note}>
          <DocumentLink document={model}>{model.name}</DocumentLink>
        </HomeItem>
      ))}
    />
  );
}

/** The other lists load first. */
const CHECK_DELAY_MS = 2000;

/** Shows the errors of the last check at once, and adds the errors in what has changed since. */
function Findings() {
  const { findings, ...progress } = useFindings({ delay: CHECK_DELAY_MS });
  const errors = findings.filter(({ level }) => level === "error");
  const warnings = findings.length - errors.length;
  return (
    <HomeSection
      title={errors.length === 0 ? "Failed checks" : `Failed checks (${errors.length})`}
      more={
        <ToolLink path="check">
          {warnings === 0 ? "All checks" : `All checks and ${warnings} warnings`}
        </ToolLink>
      }
      empty="No document has an error."
      loading={progressText(progress, findings.length)}
      items={
        progress.total !== undefined || errors.length > 0
          ? errors.slice(0, MAX_FINDINGS).map(({ document, message, path, breadcrumb }) => (
              <HomeItem key={`${document._id} ${path} ${message}`} details={breadcrumb}>
                <DocumentLink document={document} path={path}>
                  {documentTitle(document)}: {message}
                </DocumentLink>
              </HomeItem>
            ))
          : undefined
      }
    />
  );
}
