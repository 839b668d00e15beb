import { telephone } from "#cms/links.ts";
import type { Settings } from "#cms/types.generated.ts";

/** “info@… or call +86 … ext. 8020”, as links: the end of a sentence. */
export function ContactWays({ settings: { email, phone, phoneExtension } }: { settings: Settings }) {
  return (
    <>
      <a href={`mailto:${email}`} className="text-link">
        {email}
      </a>{" "}
      or call{" "}
      <a href={telephone(phone, phoneExtension)} className="text-link">
        {phone}
        {phoneExtension && ` ext. ${phoneExtension}`}
      </a>
      .
    </>
  );
}
