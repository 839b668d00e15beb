import { cleanupSemantic, DIFF_DELETE, DIFF_INSERT, makeDiff } from "@sanity/diff-match-patch";
import { Badge, Box, Button, Flex, Grid, Stack, Text, TextArea } from "@sanity/ui";
import { Fragment, type KeyboardEvent, useRef, useState } from "react";
import { useTask } from "studio-kit/failure-toast.ts";
import { Hint } from "studio-kit/ui.tsx";
import { useConfirmLeaving } from "studio-kit/use-confirm-leaving.ts";
import { checkTranslation } from "translations/check.ts";
import type { TextPair } from "translations/translation.ts";

import { useLanguagesSettings } from "./languages-settings.ts";
import type { Language } from "./translation-work.ts";
import { isUnsaved, shownText, type TypedText } from "./typed-text.ts";

interface TextRowProps {
  pair: TextPair;
  /** The field in its block. */
  title: string;
  /** The block and the field, for screen readers. */
  place: string;
  language: Language;
  /** How the text is translated elsewhere, or by machine. */
  proposal: string | undefined;
  isReadOnly: boolean;
  save: (text: string) => Promise<unknown>;
}

const STATES = {
  missing: { tone: "caution", title: "Missing" },
  changed: { tone: "critical", title: "Changed" },
  current: { tone: "positive", title: "Up to date" },
} as const;

/** An English text with what changed in it, and the field for its translation. */
export function TextRow({ pair, title, place, language, proposal, isReadOnly, save }: TextRowProps) {
  const { text, translation = "", translated, state, codes, kind, max } = pair;
  const { describeCode } = useLanguagesSettings();
  const task = useTask("The text was not saved");
  const row = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<TypedText>();
  const shown = shownText(typed, translation);
  // Texts are stored one after another, which may take seconds.
  useConfirmLeaving(isUnsaved(typed, translation));
  const type = (changed: string) => setTyped({ text: changed });
  const store = (changed: string) =>
    task.run(async () => {
      await save(changed);
      setTyped((now) => (now?.text === changed ? { text: changed, storedOver: translation } : now));
    });
  const isPath = pair.path === "path";
  const problems = isPath
    ? []
    : checkTranslation({ source: text, translation: shown, kind, max }, language.code, language.termProblems);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (shown.trim() !== "" && state !== "current") store(shown);
    focusNext(row.current);
  };

  return (
    <Grid ref={row} gridTemplateColumns={[1, 1, 2]} gap={4} data-text={pair.path}>
      <Stack gap={3}>
        <Flex gap={2} align="center" wrap="wrap">
          <Hint>{title}</Hint>
          <Badge tone={STATES[state].tone}>{STATES[state].title}</Badge>
        </Flex>
        <Text size={1} style={{ whiteSpace: "pre-wrap" }} as="div" lang="en">
          {state === "changed" && translated !== undefined ? (
            <Changes before={translated} after={text} />
          ) : (
            <Coded text={text} />
          )}
        </Text>
        {codes.length > 0 && (
          <Hint size={0}>
            {codes.map((code, index) => `<${index + 1}> is ${describeCode(code)}`).join(" · ")}
          </Hint>
        )}
      </Stack>
      <Stack gap={3}>
        <TextArea
          aria-label={`${language.name}: ${place}`}
          lang={language.code}
          dir={language.direction}
          fontSize={1}
          rows={Math.min(12, Math.max(1, Math.ceil(Math.max(text.length, shown.length) / 60)))}
          value={shown}
          readOnly={isReadOnly}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => {
            if (shown !== translation && shown.trim() !== "") store(shown);
          }}
          onKeyDown={onKeyDown}
        />
        {problems.map(({ level, message }) => (
          <Flex key={message} gap={2} align="center">
            <Badge tone={level === "error" ? "critical" : "caution"}>
              {level === "error" ? "Error" : "Warning"}
            </Badge>
            <Text size={1}>{message}</Text>
          </Flex>
        ))}
        {!isReadOnly && (
          <Flex gap={2} wrap="wrap">
            {state === "changed" && (
              <Button
                fontSize={1}
                padding={2}
                mode="ghost"
                text="Still correct"
                disabled={task.isRunning}
                onClick={() => store(shown)}
              />
            )}
            {proposal !== undefined && proposal !== shown && (
              <Button
                fontSize={1}
                padding={2}
                mode="ghost"
                text={`Use “${proposal.length > 80 ? `${proposal.slice(0, 80)}…` : proposal}”`}
                disabled={task.isRunning}
                onClick={() => {
                  type(proposal);
                  store(proposal);
                }}
              />
            )}
          </Flex>
        )}
      </Stack>
    </Grid>
  );
}

/** Moves the focus to the translation of the next text. */
function focusNext(row: HTMLElement | null): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-text]")];
  const next = rows[rows.findIndex((each) => each === row) + 1];
  next?.querySelector("textarea")?.focus();
}

/** A text with highlighted codes. */
function Coded({ text }: { text: string }) {
  return text.split(/(<\/?\d+\/?>)/u).map((part, index) =>
    index % 2 === 0 ? (
      // The parts of a text have no other name than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <Box as="code" key={index} style={{ color: "var(--card-muted-fg-color)" }}>
        {part}
      </Box>
    ),
  );
}

/** What has changed in a text: removed words crossed out, new ones underlined. */
function Changes({ before, after }: { before: string; after: string }) {
  return cleanupSemantic(makeDiff(before, after)).map(([type, text], index) => {
    const key = index;
    if (type === DIFF_DELETE) return <del key={key}>{text}</del>;
    if (type === DIFF_INSERT)
      return (
        <ins key={key}>
          <b>{text}</b>
        </ins>
      );
    return <Fragment key={key}>{text}</Fragment>;
  });
}
