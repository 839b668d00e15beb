import { Grid } from "@sanity/ui";
import { type CurrentUser, useCurrentUser } from "sanity";
import { schemaTypes } from "schemas/index.ts";
import { FailedChecks, MyDrafts, RecentEdits, Upcoming } from "studio-home/home-lists.tsx";
import { HomeColumn, HomeItem, HomeSection } from "studio-home/home-section.tsx";
import { MyTasks } from "studio-home/my-tasks.tsx";
import { useRecentEdits } from "studio-home/recent-edits.ts";
import { DocumentLink, ToolLink } from "studio-kit/links.tsx";
import { dayOf } from "studio-kit/month-grid.ts";
import { ToolPage } from "studio-kit/ui.tsx";
import { usePublishedQuery } from "studio-kit/use-live-query.ts";
import { useNow } from "studio-kit/use-now.ts";
import * as v from "valibot";

import { useFindings } from "#check/rules.ts";
import { modelsToConfirm } from "#cost-models/confirmation.ts";
import { adminUrl } from "#env.ts";
import { MissingPages, NewQuoteRequests } from "#home/visitor-sections.tsx";
import { mayReadQuoteRequests } from "#roles.ts";
import { formTitles, kindTitle, TITLE_ATTRIBUTES } from "#structure/titles.ts";
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

const EDITED = {
  types: schemaTypes.filter(({ type }) => type === "document").map(({ name }) => name),
  titleFields: TITLE_ATTRIBUTES,
};

function Sections({ user, now }: { user: CurrentUser; now: Date }) {
  const { edits, failure } = useRecentEdits(user.id, EDITED);
  const isStaff = adminUrl !== undefined && mayReadQuoteRequests(user);
  const line = { titles: formTitles, kindTitle, now, failure };
  return (
    <Grid gridTemplateColumns={[1, 1, 2]} gap={4} style={{ alignItems: "start" }}>
      <HomeColumn>
        <MyDrafts edits={edits?.myDrafts} {...line} />
        <MyTasks me={user.id} now={now} />
        <Upcoming calendar={calendarSettings} now={now} />
        {isStaff && (
          <NewQuoteRequests now={now} more={<ToolLink path="quote-requests">All requests</ToolLink>} />
        )}
      </HomeColumn>
      <HomeColumn>
        <RecentEdits edits={edits?.recent} {...line} />
        <Findings />
        <CostModelsToCheck now={now} />
        {isStaff && <MissingPages now={now} />}
      </HomeColumn>
    </Grid>
  );
}

/** The other lists load first. */
const CHECK_DELAY_MS = 2000;

function Findings() {
  return <FailedChecks progress={useFindings({ delay: CHECK_DELAY_MS })} titles={formTitles} />;
}

const MAX_COST_MODELS = 6;

const COST_MODELS = `*[_type == "costModel"] | order(lower(name) asc) {_id, _type, name, state, validUntil}`;
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
  example: "visitors see example rates",
  expired: "expired: visitors see no price",
  draft: "not confirmed: visitors see no price",
} as const;

/** The cost models whose rates someone has to confirm. */
function CostModelsToCheck({ now }: { now: Date }) {
  const models = usePublishedQuery({ query: COST_MODELS, schema: CostModels, watch: WATCH_COST_MODELS });
  const open = models && modelsToConfirm(models, dayOf(now));
  return (
    <HomeSection
      title={open?.length ? `Cost models to confirm (${open.length})` : "Cost models to confirm"}
      more={<ToolLink path="launch">Launch list</ToolLink>}
      empty="All rates are confirmed."
      items={open?.slice(0, MAX_COST_MODELS).map(({ model, visibility }) => (
        <HomeItem key={model._id} details={COST_MODEL_NOTES[visibility]}>
          <DocumentLink document={model}>{model.name}</DocumentLink>
        </HomeItem>
      ))}
    />
  );
}
