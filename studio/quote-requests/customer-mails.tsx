import { Select, Stack, TextArea, TextInput } from "@sanity/ui";
import {
  type CustomerWords,
  customerWordsIn,
  defaultCustomerWords,
  type MailSettings,
} from "contracts/mail-settings.ts";
import { type FormEvent, useState } from "react";
import { Hint, Labeled } from "studio-kit/ui.tsx";
import { useLiveResult } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

const LANGUAGES = `*[_type == "language" && defined(code)]{code, englishName}`;
const Languages = v.array(v.object({ code: v.string(), englishName: v.nullish(v.string()) }));
const ENGLISH = { code: "en", englishName: "English" };

const PLACEHOLDERS =
  "{name}, {fullName}, {number}, {brand}, {site} and {link} become the customer’s first name, both names, the request’s number, the brand name, the domain of the site and the link to the request’s page.";
const SUBJECT_HINT =
  "{number} becomes the request’s number, {brand} the brand name, {site} the domain of the site.";

/** The fields in order, with the height of those for several lines. */
const FIELDS: readonly { name: keyof CustomerWords; label: string; hint?: string; rows?: number }[] = [
  { name: "receiptSubject", label: "Receipt: subject", hint: SUBJECT_HINT },
  {
    name: "receiptText",
    label: "Receipt: text",
    hint: `${PLACEHOLDERS} {sent} becomes what was sent. A line with {replyBy} appears only if the reply calendar in the settings is filled in.`,
    rows: 12,
  },
  { name: "questionSubject", label: "Question: subject", hint: SUBJECT_HINT },
  {
    name: "questionText",
    label: "Question: text",
    hint: `${PLACEHOLDERS} {question} becomes your question.`,
    rows: 9,
  },
  { name: "yourTime", label: "After a time in the customer’s time zone" },
];

interface CustomerMailsProps {
  words: MailSettings["customerWords"];
  readOnly: boolean;
  onChange: (words: MailSettings["customerWords"]) => void;
}

/** The words of the mails to customers, in each language of the site. */
export function CustomerMails({ words, readOnly, onChange }: CustomerMailsProps) {
  const [code, setCode] = useState(ENGLISH.code);
  const { result: others = [] } = useLiveResult({
    query: LANGUAGES,
    schema: Languages,
    watch: `*[_type == "language"]`,
    perspective: "published",
  });
  const languages = [ENGLISH, ...others];
  const current = words[code] ?? customerWordsIn({ customerWords: words }, code).words;

  const field = (name: keyof CustomerWords) => ({
    readOnly,
    value: current[name],
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...words, [code]: { ...current, [name]: currentTarget.value } }),
  });

  return (
    <Stack gap={4}>
      {languages.length > 1 && (
        <Labeled label="Language">
          {(id) => (
            <Select id={id} value={code} onChange={({ currentTarget }) => setCode(currentTarget.value)}>
              {languages.map((language) => (
                <option key={language.code} value={language.code}>
                  {language.englishName ?? language.code}
                </option>
              ))}
            </Select>
          )}
        </Labeled>
      )}
      {words[code] === undefined && defaultCustomerWords(code) === undefined && (
        <Hint>Nobody has worded these yet, so customers get them in English.</Hint>
      )}
      {FIELDS.map(({ name, label, hint, rows }) => (
        <Labeled key={name} label={label} {...(hint === undefined ? {} : { hint })}>
          {(id) =>
            rows === undefined ? (
              <TextInput id={id} {...field(name)} />
            ) : (
              <TextArea id={id} rows={rows} {...field(name)} />
            )
          }
        </Labeled>
      ))}
      <Hint>If a field is empty, the built-in text is sent.</Hint>
    </Stack>
  );
}
