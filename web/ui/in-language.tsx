import { Fragment, type ReactNode } from "react";

/** The `lang` attribute of content that may be in another language than the page. Empty if it is in the language of the page. */
export function inLanguage(language: string | undefined): { readonly lang?: string } {
  return language === undefined ? {} : { lang: language };
}

interface InLanguageProps {
  /** Undefined if the content is in the language of the page. */
  language: string | undefined;
  children: ReactNode;
}

/** Content that may be in another language than the page, which screen readers, hyphenation and punctuation follow. */
export function InLanguage({ language, children }: InLanguageProps) {
  return language === undefined ? children : <span lang={language}>{children}</span>;
}

interface NameInSentenceProps {
  sentence: string;
  name: string;
  /** The language of the name, if that is not the language of the page. */
  language?: string | undefined;
}

/** A sentence of the page with a name in it that may be in another language. */
export function NameInSentence({ sentence, name, language }: NameInSentenceProps) {
  const start = language === undefined ? -1 : sentence.indexOf(name);
  if (start < 0) return sentence;
  return (
    <>
      {sentence.slice(0, start)}
      <span lang={language}>{name}</span>
      {sentence.slice(start + name.length)}
    </>
  );
}

interface TextsInLanguagesProps {
  texts: readonly { readonly text: string; readonly language?: string | undefined }[];
  separator: string;
  /** Default: as it is. */
  renderText?: (text: string, language: string | undefined) => ReactNode;
}

const asItIs = (text: string) => text;

/** Short texts in a row, each of which may be in another language than the page. */
export function TextsInLanguages({ texts, separator, renderText = asItIs }: TextsInLanguagesProps) {
  if (texts.every(({ language }) => language === undefined))
    return renderText(texts.map(({ text }) => text).join(separator), undefined);
  return texts.map(({ text, language }, index) => (
    <Fragment key={text}>
      {index > 0 && separator}
      <InLanguage language={language}>{renderText(text, language)}</InLanguage>
    </Fragment>
  ));
}
