import { SearchIcon } from "@sanity/icons/Search";
import { Box, Card, Flex, Heading, Stack, Text, TextInput } from "@sanity/ui";
import { useEffect, useRef, useState } from "react";
import { useRouterState } from "sanity/router";
import { ToolLink } from "studio-kit/links.tsx";
import { Hint, Notice } from "studio-kit/ui.tsx";

import { type Chapter, findChapters } from "./chapters.ts";

/** The contents and a search beside the chapters. */
export function Guide({ chapters }: { chapters: readonly Chapter[] }) {
  const [search, setSearch] = useState("");
  const chapter = useRouterState((state) => state["chapter"]);
  const page = useRef<HTMLDivElement>(null);
  const found = search === "" ? chapters : findChapters(chapters, search);

  useEffect(() => {
    const heading =
      typeof chapter === "string" ? page.current?.querySelector(`#${CSS.escape(chapter)}`) : null;
    heading?.scrollIntoView();
  }, [chapter]);

  return (
    <Flex height="fill">
      <Card borderRight padding={4} overflow="auto" style={{ width: 280, flexShrink: 0 }}>
        <Stack gap={4}>
          <Heading as="h1" size={2}>
            Editor's guide
          </Heading>
          <TextInput
            type="search"
            icon={SearchIcon}
            fontSize={1}
            aria-label="Search the guide"
            placeholder="Search the guide"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          {search !== "" && (
            <Text as="output" size={1} muted>
              {found.length === 1 ? "1 chapter" : `${found.length} chapters`}
            </Text>
          )}
          <nav aria-label="Contents">
            <Stack as="ul" gap={3} style={{ listStyle: "none", margin: 0, padding: 0 }}>
              {found.map(({ id, title }) => (
                <Text key={id} as="li" size={1} weight={id === chapter ? "semibold" : "regular"}>
                  <ToolLink path={`guide/${id}`}>{title}</ToolLink>
                </Text>
              ))}
            </Stack>
          </nav>
        </Stack>
      </Card>
      <Box ref={page} flex={1} overflow="auto" padding={5}>
        <Stack as="article" gap={6} style={{ maxWidth: 720 }}>
          {found.length === 0 && <Hint>No chapter has these words.</Hint>}
          {found.map((each) => (
            <ChapterText key={each.id} chapter={each} search={search} />
          ))}
        </Stack>
      </Box>
    </Flex>
  );
}

function ChapterText({ chapter, search }: { chapter: Chapter; search: string }) {
  const { id, title, steps, remark, picture } = chapter;
  return (
    <Stack as="section" gap={4} id={id} style={{ scrollMarginTop: 24 }}>
      <Heading as="h2" size={1}>
        <Marked text={title} search={search} />
      </Heading>
      {picture !== undefined && (
        <Card border radius={2} overflow="hidden">
          <img src={picture.src} alt={picture.alt} style={{ display: "block", width: "100%" }} />
        </Card>
      )}
      <ol style={{ margin: 0, padding: 0, display: "grid", gap: "0.75em", listStyle: "none" }}>
        {steps.map((step, index) => (
          // Text crops the space above its letters, so the numbers of a native list would sit higher than their lines.
          <Flex key={step} as="li" gap={2}>
            <Text style={{ minWidth: "1.5em" }}>{index + 1}.</Text>
            <Text>
              <Sentences text={step} search={search} />
            </Text>
          </Flex>
        ))}
      </ol>
      {remark !== undefined && (
        <Notice tone="primary">
          <Sentences text={remark} search={search} />
        </Notice>
      )}
    </Stack>
  );
}

/** A text with the names of buttons and fields in bold. */
function Sentences({ text, search }: { text: string; search: string }) {
  return text.split("**").map((part, index) =>
    index % 2 === 1 ? (
      <strong key={part}>
        <Marked text={part} search={search} />
      </strong>
    ) : (
      <Marked key={part} text={part} search={search} />
    ),
  );
}

/** A text in which the words of the search are marked. */
function Marked({ text, search }: { text: string; search: string }) {
  const words = search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => RegExp.escape(word));
  if (words.length === 0) return text;
  const parts = text.split(new RegExp(`(${words.join("|")})`, "i"));
  return parts.map((part, index) => {
    const start = parts.slice(0, index).join("").length;
    return index % 2 === 1 ? <mark key={start}>{part}</mark> : part;
  });
}
