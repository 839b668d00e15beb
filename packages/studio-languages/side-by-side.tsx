import { ArrowLeftIcon } from "@sanity/icons/ArrowLeft";
import { Badge, Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { useClient } from "sanity";
import { useRouter } from "sanity/router";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { storedText } from "stored-values/stored-value.ts";
import { API } from "studio-kit/api.ts";
import { useTask } from "studio-kit/failure-toast.ts";
import { LimitedList } from "studio-kit/limited-list.tsx";
import { DocumentLink } from "studio-kit/links.tsx";
import { Hint, Notice, Panel, ToolPage } from "studio-kit/ui.tsx";
import { pathSegments } from "translations/stored.ts";
import type { TextPair } from "translations/translation.ts";

import { type LanguagesSettings, useLanguagesSettings } from "./languages-settings.ts";
import { type MachineTranslation, proposeByMachine } from "./machine-translation.ts";
import { PublishTogether } from "./publish-together.tsx";
import { StateBadge } from "./state-badge.tsx";
import { TextRow } from "./text-row.tsx";
import {
  alignTranslation,
  createTranslation,
  differencesOf,
  type Entry,
  type Language,
  memoryOf,
  pairsOf,
  saveTexts,
  stateOf,
  titleOf,
  type Work,
} from "./translation-work.ts";
import { useMayTranslate } from "./use-work.ts";

/** Several times the texts of a long page. */
const MAX_TEXTS = 1000;

interface SideBySideProps {
  work: Work;
  entry: Entry;
  language: Language;
}

/** The texts of a document in English and in another language, side by side. What a translator types is stored in a draft. */
export function SideBySide({ work, entry, language }: SideBySideProps) {
  const { titles, machineTranslation } = useLanguagesSettings();
  const client = useClient(API);
  const { navigate } = useRouter();
  const task = useTask("The translation was not saved");
  const [isOpenOnly, setIsOpenOnly] = useState(false);
  /** Proposals of the machine translation, by path. */
  const [machine, setMachine] = useState<ReadonlyMap<string, string>>(new Map());
  const { code, name } = language;
  const mayTranslate = useMayTranslate(code, entry);
  const isReadOnly = mayTranslate !== true;
  const { original, isPage } = entry;
  const pairs = pairsOf(entry, language);
  const translation = entry.translations.get(code);
  const memory = memoryOf(work, language);
  const proposalOf = ({ path, text, state }: TextPair) =>
    state === "current" ? undefined : (memory.get(text) ?? machine.get(path));
  const proposed = pairs.filter((pair) => proposalOf(pair) !== undefined);
  const open = pairs.filter(({ state }) => state !== "current");
  const hasActions = translation === undefined || proposed.length > 0 || open.length > 0 || isOpenOnly;
  const shown = isOpenOnly ? open : pairs;
  const groups = Map.groupBy(shown.slice(0, MAX_TEXTS), ({ path }) => groupOf(path));

  const acceptAll = () =>
    saveTexts(
      client,
      entry,
      language,
      proposed.map((pair) => ({ path: pair.path, source: pair.text, text: proposalOf(pair) ?? "" })),
    );
  const translateByMachine = async (translate: MachineTranslation) =>
    setMachine(await proposeByMachine(translate, pairs, memory, code));

  return (
    <ToolPage
      title={titleOf(original, titles)}
      width="auto"
      controls={
        <>
          <Badge tone="primary">{name}</Badge>
          <StateBadge state={stateOf(entry, language)} />
        </>
      }
    >
      <Flex gap={3} align="center" wrap="wrap">
        <Button
          fontSize={1}
          mode="bleed"
          icon={ArrowLeftIcon}
          text="All languages"
          onClick={() => navigate({ language: code })}
        />
        <Text size={1}>
          <DocumentLink document={original}>English form</DocumentLink>
        </Text>
        {translation !== undefined && (
          <Text size={1}>
            <DocumentLink document={translation}>{name} form</DocumentLink>
          </Text>
        )}
        <Hint>{storedText(original, "path")}</Hint>
      </Flex>
      {mayTranslate === false && (
        <Notice tone="transparent">Your account can read {name} texts, but not change them.</Notice>
      )}
      {!isReadOnly && hasActions && (
        <Flex gap={3} align="center" wrap="wrap">
          {translation === undefined && (
            <Button
              fontSize={1}
              tone="primary"
              text={isPage ? "Create from English, with all blocks" : "Create"}
              disabled={task.isRunning}
              onClick={() => task.run(() => createTranslation(client, entry, language))}
            />
          )}
          {proposed.length > 0 && (
            <Button
              fontSize={1}
              mode="ghost"
              text={proposed.length === 1 ? "Use the proposal" : `Use all ${proposed.length} proposals`}
              disabled={task.isRunning}
              onClick={() => task.run(acceptAll)}
            />
          )}
          {machineTranslation !== undefined && open.length > 0 && (
            <Button
              fontSize={1}
              mode="ghost"
              text="Translate by machine"
              disabled={task.isRunning}
              onClick={() => task.run(() => translateByMachine(machineTranslation))}
            />
          )}
          {(isOpenOnly || open.length > 0) && (
            <Button
              fontSize={1}
              mode="ghost"
              text={isOpenOnly ? "Show all texts" : `Show only the ${open.length} open`}
              onClick={() => setIsOpenOnly(!isOpenOnly)}
            />
          )}
        </Flex>
      )}
      <PublishTogether work={work} entry={entry} />
      <Differences entry={entry} language={language} isReadOnly={isReadOnly} />
      {[...groups].map(([path, texts]) => (
        <Panel
          key={path}
          title={path === "" ? "The document" : titles.breadcrumbOf(pathSegments(path), original)}
        >
          <Stack gap={4}>
            {texts.map((pair) => (
              <TextRow
                key={pair.path}
                pair={pair}
                language={language}
                title={fieldTitle(pair, path, original, titles)}
                place={fieldTitle(pair, "", original, titles)}
                proposal={proposalOf(pair)}
                isReadOnly={isReadOnly}
                save={(text) =>
                  saveTexts(client, entry, language, [{ path: pair.path, source: pair.text, text }])
                }
              />
            ))}
          </Stack>
        </Panel>
      ))}
      {shown.length > MAX_TEXTS && (
        <Hint>And {(shown.length - MAX_TEXTS).toLocaleString("en")} more texts</Hint>
      )}
      {shown.length === 0 && <Text size={1}>Every text is up to date.</Text>}
    </ToolPage>
  );
}

/** The field of a text, without its block, which is the title of the panel. */
function fieldTitle(
  { path, title }: TextPair,
  block: string,
  original: StoredDocument,
  { breadcrumbOf }: LanguagesSettings["titles"],
): string {
  const segments = pathSegments(path);
  if (path === "path" || original._type === "sanity.imageAsset") return title;
  const whole = breadcrumbOf(segments, original);
  const outer = block === "" ? "" : `${breadcrumbOf(pathSegments(block), original)} › `;
  return whole.startsWith(outer) ? whole.slice(outer.length) : "Text";
}

/** The block of a text, or nothing if it belongs to the document itself. */
function groupOf(path: string): string {
  return /^\w+\[_key=="[^"]*"\]/u.exec(path)?.[0] ?? "";
}

interface DifferencesProps {
  entry: Entry;
  language: Language;
  isReadOnly: boolean;
}

/** Where a page has other blocks, figures, links or pictures than its original, each with a button that takes them over. */
function Differences({ entry, language, isReadOnly }: DifferencesProps) {
  const client = useClient(API);
  const { titles } = useLanguagesSettings();
  const task = useTask("Nothing was copied");
  const translation = entry.translations.get(language.code);
  const groups = Map.groupBy(differencesOf(entry, language), ({ path }) => groupOf(path) || path);
  if (translation === undefined || groups.size === 0) return null;
  const takeOver = (within: string) => task.run(() => alignTranslation(client, entry, language, within));
  return (
    <Card tone="caution" padding={4} radius={2} border>
      <Stack gap={4}>
        <Heading as="h2" size={0}>
          Not as on the English page
        </Heading>
        <Text size={1}>
          Blocks, figures, links and pictures come from the English page. The words of the {language.name}{" "}
          page stay.
        </Text>
        <LimitedList rows={[...groups]} gap={3}>
          {([path, found]) => {
            const isMissing = found.every(({ before }) => before === undefined);
            const isExtra = found.every(({ after }) => after === undefined);
            const document = isExtra ? translation : entry.original;
            return (
              <Flex as="li" key={path} gap={3} align="center">
                <Badge>{isMissing ? "New in English" : isExtra ? "Removed in English" : "Different"}</Badge>
                <Text size={1}>{titles.breadcrumbOf(pathSegments(path), document)}</Text>
                {!isReadOnly && (
                  <Button
                    fontSize={1}
                    padding={2}
                    mode="ghost"
                    text="Copy from English"
                    disabled={task.isRunning}
                    onClick={() => takeOver(path)}
                  />
                )}
              </Flex>
            );
          }}
        </LimitedList>
        {!isReadOnly && groups.size > 1 && (
          <Flex>
            <Button
              fontSize={1}
              mode="ghost"
              text="Copy all from English"
              disabled={task.isRunning}
              onClick={() => takeOver("")}
            />
          </Flex>
        )}
      </Stack>
    </Card>
  );
}
