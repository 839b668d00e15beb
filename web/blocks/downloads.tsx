import { fileUrl } from "#cms/client.ts";
import { itemPath } from "#cms/edit-attributes.tsx";
import { getFiles } from "#cms/records.ts";
import { getWords } from "#locale/words.ts";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export async function Downloads(block: BlockProps<"downloads">) {
  const { files, editAttributes } = block;
  const stored = await getFiles(files.flatMap(({ file }) => file?.asset?._ref ?? []));
  return (
    <Section block={block}>
      <ul className="col-span-12 border-t-[1.5px] border-ink" {...editAttributes("files")}>
        {files.map(({ _key, title, text, file }) => {
          const href = file?.asset && fileUrl(file.asset._ref);
          const facts = file?.asset && stored.get(file.asset._ref);
          return (
            <li
              key={_key}
              className="group relative grid grid-cols-[1fr_auto] items-baseline gap-6 border-b border-rule py-4"
              {...editAttributes(itemPath("files", _key))}
            >
              <div>
                <h3 className="text-16 group-hover:text-accent-text">
                  {href ? (
                    <a href={`${href}?dl=`} className="after:absolute after:inset-0">
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </h3>
                {text && <p className="max-w-text text-14 text-ink-2">{text}</p>}
              </div>
              {facts && (
                <p className="font-mono text-12 text-ink-3">
                  {facts.extension?.toUpperCase()} · {sizeInWords(facts.size ?? 0)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))}\u00A0kB`;
  const megabytes = (bytes / 1_000_000).toLocaleString(getWords().locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${megabytes}\u00A0MB`;
}
