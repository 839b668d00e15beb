import { foreignLanguage } from "#cms/foreign-text.ts";
import { pictureSource } from "#cms/picture.ts";
import { getPeople } from "#cms/records.ts";
import { withinPage } from "#cms/sections.ts";
import { inLanguage } from "#ui/in-language.tsx";
import { Picture } from "#ui/media/picture.tsx";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

export async function Team(block: BlockProps<"team">) {
  const { people = [], editAttributes } = block;
  const members = withinPage(await getPeople(people));
  return (
    <Section block={block}>
      {members.length > 0 && (
        <ul className="col-span-12 grid grid-cols-12 gap-x-6 gap-y-9" {...editAttributes("people")}>
          {members.map((person) => {
            const portrait = pictureSource(person.picture ?? undefined, { aspect: 1 });
            return (
              <li
                key={person._id}
                className="col-span-12 flex gap-4 border-t-[1.5px] border-ink pt-4 @large:col-span-6"
                {...editAttributes.of(person)("name")}
              >
                {portrait && (
                  <div className="w-20 shrink-0">
                    <Picture {...portrait} sizes="80px" />
                  </div>
                )}
                <div>
                  <h3 className="text-18">{person.name}</h3>
                  {person.role && (
                    <p
                      {...inLanguage(foreignLanguage(person, "role"))}
                      className="font-mono text-12 text-ink-3"
                    >
                      {person.role}
                    </p>
                  )}
                  {person.about && (
                    <p
                      {...inLanguage(foreignLanguage(person, "about"))}
                      className="mt-2 max-w-text text-15 text-ink-2"
                    >
                      {person.about}
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
