import { storedQuoteRequests } from "../../harness/quote-requests.ts";
import type { Sandbox } from "../../harness/sandbox.ts";
import { readPage } from "../../harness/site.ts";
import { waitFor } from "../../harness/wait.ts";
import type { Book, Reading } from "./book.ts";

const VISIBLE_MS = 10_000;
/** A request that was on its way when a process went down, or came back. */
const MARGIN_MS = 250;

/** What was lost or wrong, in words; none when all is well. Everything runs again when it is called. */
export async function faultsOf(own: Sandbox, book: Book): Promise<string[]> {
  return [...badReadings(book), ...(await lostLeads(own, book)), ...(await lostEdits(own, book))];
}

/** A reader of a published page may see no answer while the site itself is down, and never an error of the server. */
function badReadings({ readings, outages }: Book): string[] {
  const down = outages.filter(({ name }) => name === "site");
  const isExcused = ({ from, until: end }: Reading) =>
    down.some((outage) => end >= outage.from - MARGIN_MS && from <= outage.until + MARGIN_MS);
  const bad = readings.filter((reading) => reading.status !== 200 && !isExcused(reading));
  const kinds = Map.groupBy(bad, ({ path, status }) => `${path} answered ${status}`);
  return [...kinds].map(([kind, [first, ...others]]) => {
    const since = first && (first.from / 1000).toFixed(1);
    return `${kind} ${others.length + 1} times, first at ${since} s`;
  });
}

async function lostLeads(own: Sandbox, { leads }: Book): Promise<string[]> {
  const faults: string[] = [];
  for (const [email, { fileUpload }] of leads) {
    // oxlint-disable-next-line no-await-in-loop -- the office reads one after the other
    const found = await storedQuoteRequests(own, email);
    if (found.length !== 1) faults.push(`${email} was told 200; the office has it ${found.length} times`);
    else if (found[0]?.fileUpload !== fileUpload) faults.push(`${email} lost its file`);
  }
  return faults;
}

async function lostEdits(own: Sandbox, { edits }: Book): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, { acknowledged, sent }] of edits) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const { body, status } = await waitFor(
      () => readPage(own, path),
      (answer) => editIn(answer.body) >= acknowledged,
      VISIBLE_MS,
    );
    const shown = editIn(body);
    if (shown < acknowledged || shown > sent)
      faults.push(`${path} shows edit ${shown} (${status}); ${acknowledged} was acknowledged, ${sent} sent`);
  }
  return faults;
}

function editIn(html: string): number {
  return Number(/<title>Edit (\d+)\./.exec(html)?.[1] ?? 0);
}
