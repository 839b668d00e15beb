import { CloseIcon } from "@sanity/icons/Close";
import { Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { type DocumentInspectorProps, getPublishedId, LoadingBlock, useClient } from "sanity";
import { API } from "studio-kit/api.ts";
import { useTask } from "studio-kit/failure-toast.ts";
import { DocumentLink, ToolCard } from "studio-kit/links.tsx";
import { Entry as ListEntry, Hint } from "studio-kit/ui.tsx";
import { parseTranslationId } from "translations/translation.ts";

import { useLanguagesSettings } from "./languages-settings.ts";
import { PublishTogether } from "./publish-together.tsx";
import { StateBadge } from "./state-badge.tsx";
import { createTranslation, type Entry, type Language, stateOf } from "./translation-work.ts";
import { useMayTranslate, useWork } from "./use-work.ts";

/** The languages of the document in the form. A translation shows the languages of its original. */
export default function LanguagesBesideForm({ documentId, onClose }: DocumentInspectorProps) {
  const id = getPublishedId(documentId);
  const originalId = parseTranslationId(id)?.original ?? id;
  const work = useWork(useLanguagesSettings(), originalId);
  const entry = work?.entries.find((each) => each.id === originalId);
  return (
    <Card height="fill" overflow="auto" padding={4}>
      <Stack gap={4}>
        <Flex align="center" justify="space-between">
          <Heading as="h2" size={1}>
            Languages
          </Heading>
          <Button mode="bleed" icon={CloseIcon} aria-label="Close languages" onClick={onClose} />
        </Flex>
        {work === undefined ? (
          <LoadingBlock />
        ) : work.languages.length === 0 || entry === undefined ? (
          <Hint>The site is in English only. Add a language under Content → Languages.</Hint>
        ) : (
          <>
            {originalId !== id && (
              <Text size={1}>
                <DocumentLink document={entry.original}>English form</DocumentLink>
              </Text>
            )}
            {work.languages.map((language) => (
              <LanguageItem
                key={language.code}
                entry={entry}
                language={language}
                isShown={entry.translations.get(language.code)?._id.endsWith(id) === true}
              />
            ))}
            <PublishTogether work={work} entry={entry} />
          </>
        )}
      </Stack>
    </Card>
  );
}

interface LanguageItemProps {
  entry: Entry;
  language: Language;
  /** Whether the form shows this translation. */
  isShown: boolean;
}

function LanguageItem({ entry, language, isShown }: LanguageItemProps) {
  const { code, name } = language;
  const client = useClient(API);
  const task = useTask("The translation was not created");
  const mayTranslate = useMayTranslate(code, entry);
  const translation = entry.translations.get(code);
  return (
    <Stack gap={3}>
      <ToolCard path={`languages/${code}/${entry.id}`}>
        <ListEntry
          title={name}
          detail="Both languages side by side"
          end={<StateBadge state={stateOf(entry, language)} />}
        />
      </ToolCard>
      {translation !== undefined && !isShown && (
        <Text size={1}>
          <DocumentLink document={translation}>{name} form</DocumentLink>
        </Text>
      )}
      {translation === undefined && mayTranslate === true && (
        <Flex>
          <Button
            fontSize={1}
            mode="ghost"
            text={`Create the ${name} ${entry.isPage ? "page" : "texts"} from English`}
            disabled={task.isRunning}
            onClick={() => task.run(() => createTranslation(client, entry, language))}
          />
        </Flex>
      )}
    </Stack>
  );
}
