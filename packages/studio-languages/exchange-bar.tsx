import { DownloadIcon } from "@sanity/icons/Download";
import { UploadIcon } from "@sanity/icons/Upload";
import { Badge, Button, Checkbox, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useId, useRef, useState } from "react";
import { useClient } from "sanity";
import { API } from "studio-kit/api.ts";
import { saveFile } from "studio-kit/download.ts";
import { useTask } from "studio-kit/failure-toast.ts";
import { LimitedList } from "studio-kit/limited-list.tsx";
import { ActionDialog, Hint, Notice } from "studio-kit/ui.tsx";
import { writeCsv } from "translations/csv.ts";
import type { ImportedText } from "translations/exchange.ts";
import { acceptTexts, type ImportProblem } from "translations/import.ts";
import { readTexts } from "translations/read-texts.ts";
import { shortList } from "translations/short-list.ts";
import { pathSegments } from "translations/stored.ts";
import type { NewText } from "translations/translation.ts";
import { writeXliff } from "translations/write-xliff.ts";

import { useLanguagesSettings } from "./languages-settings.ts";
import {
  type Entry,
  type Language,
  pairsOf,
  saveTexts,
  SOURCE_LANGUAGE,
  titleOf,
  type Work,
} from "./translation-work.ts";
import { useMayTranslate } from "./use-work.ts";

interface ExchangeBarProps {
  work: Work;
  language: Language;
  /** The documents that are exported. */
  entries: readonly Entry[];
}

/** Buttons that export texts for an agency, and import what comes back. */
export function ExchangeBar({ work, language, entries }: ExchangeBarProps) {
  const { describeCode, documentName } = useLanguagesSettings();
  const mayTranslate = useMayTranslate(language.code);
  const [isAll, setIsAll] = useState(false);
  const [imported, setImported] = useState<ImportedFile>();
  const reading = useTask("The file was not read");
  const input = useRef<HTMLInputElement>(null);
  const allId = useId();
  const exported = entries
    .map((entry) => ({
      id: fileId(entry),
      name: documentName(entry.original),
      texts: pairsOf(entry, language).filter(({ state }) => isAll || state !== "current"),
    }))
    .filter(({ texts }) => texts.length > 0);
  const count = exported.reduce((sum, { texts }) => sum + texts.length, 0);
  const save = (type: "xlf" | "csv") => {
    const options = { sourceLanguage: SOURCE_LANGUAGE, targetLanguage: language.code, describeCode };
    const content = type === "csv" ? writeCsv(exported, options) : writeXliff(exported, options);
    saveFile(
      new Blob([content], { type: type === "csv" ? "text/csv" : "application/xliff+xml" }),
      `translations-${language.code}.${type}`,
    );
  };
  const read = async (file: File) => {
    const texts = readTexts(file.name, await file.arrayBuffer(), language);
    setImported(acceptFile(texts, work, language));
  };
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Button
        fontSize={1}
        mode="ghost"
        icon={DownloadIcon}
        text="Export XLIFF"
        disabled={count === 0}
        onClick={() => save("xlf")}
      />
      <Button
        fontSize={1}
        mode="ghost"
        icon={DownloadIcon}
        text="Export CSV"
        disabled={count === 0}
        onClick={() => save("csv")}
      />
      <Flex as="label" align="center" gap={2} htmlFor={allId}>
        <Checkbox id={allId} checked={isAll} onChange={() => setIsAll(!isAll)} />
        <Text size={1}>Include texts that are up to date</Text>
      </Flex>
      <Hint>
        {counted(count, "text")} of {counted(exported.length, "document")}
      </Hint>
      {mayTranslate === true && (
        <>
          <input
            ref={input}
            type="file"
            accept=".xlf,.xliff,.csv"
            hidden
            aria-label="Translated file"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file !== undefined) reading.run(() => read(file));
              currentTarget.value = "";
            }}
          />
          <Button
            fontSize={1}
            mode="ghost"
            icon={UploadIcon}
            text="Import …"
            disabled={reading.isRunning}
            onClick={() => input.current?.click()}
          />
        </>
      )}
      {imported !== undefined && (
        <ImportDialog file={imported} language={language} onClose={() => setImported(undefined)} />
      )}
    </Flex>
  );
}

function fileId({ id, original }: Entry): string {
  return `${original._type}/${id}`;
}

interface ImportedFile {
  readonly documents: readonly { readonly entry: Entry; readonly texts: readonly NewText[] }[];
  readonly problems: readonly ImportProblem[];
  /** Documents that no longer exist. */
  readonly unknown: readonly string[];
}

function acceptFile(texts: readonly ImportedText[], { entries }: Work, language: Language): ImportedFile {
  const byDocument = Map.groupBy(texts, ({ document }) => document);
  const accepted = entries.flatMap((entry) => {
    const ofEntry = byDocument.get(fileId(entry));
    const fields = entry.model.fields.get(entry.original._type);
    if (ofEntry === undefined || fields === undefined) return [];
    byDocument.delete(fileId(entry));
    const pair = { original: entry.original, translation: entry.translations.get(language.code) };
    return [{ entry, ...acceptTexts(pair, ofEntry, language, fields) }];
  });
  return {
    documents: accepted.filter((each) => each.texts.length > 0),
    // Errors come first, because the dialog shows only the first problems.
    problems: accepted
      .flatMap((each) => each.problems)
      .toSorted((a, b) => Number(b.level === "error") - Number(a.level === "error")),
    unknown: [...byDocument.keys()],
  };
}

interface ImportDialogProps {
  file: ImportedFile;
  language: Language;
  onClose: () => void;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

/** A file can have a path of any length. */
const MAX_PATH_LENGTH = 500;

/** Says what a file would change and what is wrong with it, and stores it in drafts. */
function ImportDialog({ file: { documents, problems, unknown }, language, onClose }: ImportDialogProps) {
  const client = useClient(API);
  const { titles } = useLanguagesSettings();
  const toast = useToast();
  const saving = useTask("Not all translations were saved");
  const count = documents.reduce((sum, { texts }) => sum + texts.length, 0);
  const texts = counted(count, "text");
  const save = async () => {
    for (const document of documents) await saveTexts(client, document.entry, language, document.texts);
    toast.push({ status: "success", title: `${texts} saved in drafts` });
    onClose();
  };
  return (
    <ActionDialog
      id="import-translations"
      header={`Import ${language.name}`}
      onClose={onClose}
      actions={
        <Button
          tone="positive"
          text={`Save ${texts} in drafts`}
          disabled={count === 0 || saving.isRunning}
          onClick={() => saving.run(save)}
        />
      }
    >
      <Text size={1}>
        {count === 0
          ? "The file changes nothing."
          : `The file has ${texts} for ${counted(documents.length, "document")}.`}{" "}
        Visitors see nothing until you publish the drafts.
      </Text>
      {unknown.length > 0 && (
        <Notice tone="caution">These documents no longer exist: {shortList(unknown)}</Notice>
      )}
      <LimitedList rows={problems} gap={3}>
        {({ document, path, level, message }) => (
          <Stack as="li" gap={2} key={`${document._id} ${path} ${message}`}>
            <Flex gap={2} align="center">
              <Badge tone={level === "error" ? "critical" : "caution"}>
                {level === "error" ? "Error" : "Warning"}
              </Badge>
              <Text size={1}>{message}</Text>
            </Flex>
            <Hint>
              {titleOf(document, titles)} ›{" "}
              {path === "path"
                ? "Path"
                : titles.breadcrumbOf(pathSegments(path.slice(0, MAX_PATH_LENGTH)), document)}
            </Hint>
          </Stack>
        )}
      </LimitedList>
    </ActionDialog>
  );
}
