import type { SERVICES_QUERY_RESULT } from "#cms/types.generated.ts";
import { PageLink } from "#ui/page-link.tsx";

type Service = SERVICES_QUERY_RESULT[number];

interface ServiceNameProps {
  service: Service;
  /** The processes that belong to it. */
  parts: readonly Service[];
  /** Its number in the parts list. */
  item: number;
}

/** A process in a parts list: its item number, name and sentence, and what belongs to it. */
export function ServiceName({ service: { title, path, summary }, parts, item }: ServiceNameProps) {
  return (
    <span className="grid grid-cols-[44px_1fr]">
      <span className="balloon group-hover:text-red-text" aria-hidden="true">
        {item}
      </span>
      <span>
        <PageLink href={path} className="text-16 font-semibold hover:text-red-text">
          {title}
        </PageLink>
        {summary && <span className="mt-0.5 block max-w-100 text-13 font-normal text-ink-3">{summary}</span>}
        {parts.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-x-3 font-mono text-12">
            {parts.map((part) => (
              <PageLink
                key={part._id}
                href={part.path}
                className="inline-flex min-h-6 items-center text-link"
              >
                {part.shortName ?? part.title}
              </PageLink>
            ))}
          </span>
        )}
      </span>
    </span>
  );
}
