import { Assurances, NeedsScript } from "./assurances.tsx";

const ADVICE = [
  ["STEP", "carries units and true surfaces. STL has no units: say mm or inch."],
  ["Drawing", "for tolerances, threads and finish: pack it with the model as ZIP or RAR."],
  ["Material and finish", "by name or standard, for example 6061-T6, clear anodised."],
  ["Quantities", "e.g. 5 / 50 / 200. They often change the process."],
] as const;

/** What helps a buyer to a price, and what becomes of what is sent. */
export function QuoteAdvice({ email }: { email: string | undefined }) {
  return (
    <aside aria-label="About your request" className="quote-advice">
      <h3 className="pb-2.5 text-14 text-ink">What gets you an exact price</h3>
      <dl>
        {ADVICE.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 grid gap-2.5 border-t border-ink pt-3">
        <Assurances />
        {email && (
          <p>
            Rather write?{" "}
            <a href={`mailto:${email}`} className="text-link">
              {email}
            </a>
          </p>
        )}
        <NeedsScript />
      </div>
    </aside>
  );
}
