import { Button } from "@sanity/ui";
import {
  type Period,
  QuoteRequestList,
  STAFF_QUOTE_REQUESTS_PATH,
  STAFF_STATISTICS_PATH,
  Usage,
} from "contracts/staff.ts";
import { comparablePath } from "page-paths/paths.ts";
import type { ReactNode } from "react";
import { IntentLink } from "sanity/router";
import { MAX_ALIASES } from "schemas/fields/limits.ts";
import { routableTypes } from "schemas/fields/routable-types.ts";
import { shortText } from "stored-values/short-text.ts";
import type { ApiError } from "studio-api/api-client.ts";
import { HomeItem, HomeSection } from "studio-home/home-section.tsx";
import { ToolLink } from "studio-kit/links.tsx";
import { shortTime } from "studio-kit/times.ts";
import { Entry } from "studio-kit/ui.tsx";
import { useLiveQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

import { usePolled } from "#quote-requests/staff-api.ts";
import { lastDays } from "#quote-requests/usage.ts";
import { REDIRECT_TEMPLATE } from "#structure/new-documents.ts";

/** Whether this account may not read quote requests and statistics, or the admin host has none. */
function isWithoutStaffApi(error: ApiError | undefined): boolean {
  return error?.kind === "no-access" || error?.kind === "no-api";
}

const INTERVAL_MS = 60_000;
const NEWEST = `${STAFF_QUOTE_REQUESTS_PATH}?state=new&limit=6`;

/** Hidden if the account may not see quote requests, or if the admin host has no list of them. */
export function NewQuoteRequests({ now, more }: { now: Date; more: ReactNode }) {
  const { data, error } = usePolled(NEWEST, QuoteRequestList, INTERVAL_MS);
  if (isWithoutStaffApi(error)) return null;
  const suspected = data?.suspected ?? 0;
  return (
    <HomeSection
      title={
        data === undefined || data.total === 0 ? "New quote requests" : `New quote requests (${data.total})`
      }
      more={more}
      empty="All quote requests are answered."
      problem={error?.message}
      items={
        data && [
          ...data.quoteRequests.map(({ id, firstName, lastName, message, receivedAt }) => (
            <HomeItem key={id} details={`${shortTime(receivedAt, now)} · ${message}`}>
              <ToolLink path={`quote-requests/requests/${id}`}>
                {firstName} {lastName}
              </ToolLink>
            </HomeItem>
          )),
          ...(suspected === 0
            ? []
            : [
                <HomeItem key="suspected" details="They look automated. Check whether a person wrote one.">
                  <ToolLink path="quote-requests/spam">{suspected} suspected</ToolLink>
                </HomeItem>,
              ]),
        ]
      }
    />
  );
}

export function MissingPages({ now }: { now: Date }) {
  const { missing, error } = useMissingPages(lastDays(7, now));
  if (isWithoutStaffApi(error)) return null;
  return (
    <HomeSection
      title="Pages not found in the last 7 days"
      empty="Visitors found every page they opened."
      problem={error?.message}
      items={missing?.map(({ path, visits }) => (
        <li key={path}>
          <Entry
            title={path}
            detail={visits === 1 ? "1 visit" : `${visits} visits`}
            end={
              <Button
                as={IntentLink}
                intent="create"
                params={[{ type: "redirect", template: REDIRECT_TEMPLATE }, { from: path }]}
                data-as="a"
                mode="ghost"
                fontSize={1}
                padding={2}
                text="Make a redirect"
              />
            }
          />
        </li>
      ))}
    />
  );
}

/** Drafts may have aliases without end, so each list is cut before it is filtered. */
const TAKEN_QUERY = `{
  "redirects": *[_type == "redirect" && defined(${shortText("from")})].from,
  "pages": *[_type in $types && defined(${shortText("path")})]{ "all": [path, ...coalesce(aliases[0...${MAX_ALIASES}][length(lower(@)) <= 600], [])] }.all[]
}`;
const TAKEN_WATCH = `*[_type == "redirect" || _type in $types]`;
const params = { types: routableTypes };
const Taken = v.object({ redirects: v.array(v.string()), pages: v.array(v.string()) });

const MAX_LISTED = 8;
const MISSING_PAGES_MS = 5 * 60_000;

/**
 * The missing paths that visitors opened most often and that still lead nowhere. A path in the draft of a page or redirect counts as
 * resolved.
 */
export function unresolvedPaths(missing: v.InferOutput<typeof Usage>["missing"], taken: readonly string[]) {
  const resolved = new Set(taken.map(comparablePath));
  return missing.filter(({ path }) => !resolved.has(comparablePath(path))).slice(0, MAX_LISTED);
}

/** The missing pages of the period, kept up to date. Undefined until they have loaded. */
function useMissingPages({ from, until }: Period) {
  const path = `${STAFF_STATISTICS_PATH}?${new URLSearchParams({ from, until })}`;
  const { data, error } = usePolled(path, Usage, MISSING_PAGES_MS);
  const taken = useLiveQuery({ query: TAKEN_QUERY, params, schema: Taken, watch: TAKEN_WATCH });
  const missing = data && taken && unresolvedPaths(data.missing, [...taken.redirects, ...taken.pages]);
  return { missing, error };
}
