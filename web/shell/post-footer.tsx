import { findBlock } from "schemas/blocks/index.ts";

import { getChosenPages, getPageFacts, getSettings } from "#cms/content.ts";
import { foreignPage, foreignText } from "#cms/foreign-link.ts";
import { pictureSource } from "#cms/picture.ts";
import { getWords } from "#locale/words.ts";
import { QuoteButton } from "#quote/dialog/quote-button.tsx";
import { quoteLabel } from "#quote/settings-texts.tsx";
import { buttonClass } from "#ui/button.ts";
import { GridSection } from "#ui/grid-section.tsx";
import { Picture } from "#ui/media/picture.tsx";

interface PostFooterProps {
  page: { _id: string; _type: string; blocks: readonly { _type: string }[] };
}

/** The end of a post: a call to request a quote (unless a block has one), the author, and a guide to read next. */
export async function PostFooter({ page: { _id, _type, blocks } }: PostFooterProps) {
  if (_type !== "blog") return null;
  const facts = await getPageFacts(_id);
  const author = facts?.author?.about ? facts.author : undefined;
  const [guide] = facts?.guide ? await getChosenPages([{ _ref: facts.guide }]) : [];
  const hasCall = blocks.some((block) => findBlock(block._type)?.facts.asksForQuote);
  if (hasCall && !author && !guide) return null;

  const { postFooter } = getWords();
  const portrait = pictureSource(author?.picture ?? undefined, { aspect: 1 });
  return (
    <GridSection tone="sheet">
      {!hasCall && (
        <div className="no-print col-span-12 mb-8 flex flex-wrap items-center gap-3">
          <p className="me-auto text-21 font-semibold">{postFooter.call}</p>
          <QuoteButton className={buttonClass("primary")}>{quoteLabel(await getSettings())}</QuoteButton>
        </div>
      )}
      {author && (
        <aside
          className="col-span-12 flex gap-4 border-t-[1.5px] border-ink pt-4 @large:col-span-6"
          aria-label={postFooter.author}
        >
          {portrait && (
            <div className="w-20 shrink-0">
              <Picture {...portrait} sizes="80px" />
            </div>
          )}
          <div>
            <h2 className="text-18">{author.name}</h2>
            {author.role && <p className="font-mono text-12 text-ink-3">{author.role}</p>}
            <p className="mt-2 max-w-text text-15 text-ink-2">{author.about}</p>
          </div>
        </aside>
      )}
      {guide && (
        <nav
          className="group relative col-span-12 border-t-[1.5px] border-ink pt-4 max-large:mt-8 @large:col-span-6"
          aria-label={postFooter.next}
        >
          <p className="font-mono text-12 font-medium text-ink-3">{postFooter.next}</p>
          <h2 className="mt-1 text-18 group-hover:text-accent-text">
            <a href={guide.path} {...foreignPage(guide.path)} className="after:absolute after:inset-0">
              {guide.title}
            </a>
          </h2>
          {guide.summary && (
            <p className="mt-1 max-w-text text-15 text-ink-2" {...foreignText(guide.path)}>
              {guide.summary}
            </p>
          )}
        </nav>
      )}
    </GridSection>
  );
}
