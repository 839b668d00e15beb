import { BookIcon } from "@sanity/icons/Book";
import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { Button } from "@sanity/ui";
import { type ComponentType, lazy, useMemo } from "react";
import { defineDocumentFieldAction, type Tool } from "sanity";
import { route } from "sanity/router";
import { useToolLink } from "studio-kit/links.tsx";
import { VISUALLY_HIDDEN } from "studio-kit/visually-hidden.ts";

import { type Chapter, chapterOfField, chapterOfTool, readChapters } from "./chapters.ts";

/** The guide of a Studio: a tool, and question marks beside tools and fields. `markdown` has a heading of level 2 for each chapter. */
export function createGuide(markdown: string) {
  const chapters = readChapters(markdown);

  /** The address of a chapter ends with its id. */
  const tool: Tool = {
    name: "guide",
    title: "Editor's guide",
    icon: BookIcon,
    router: route.create("/:chapter"),
    component: lazy(async () => {
      const { Guide } = await import("./guide.tsx");
      return { default: () => <Guide chapters={chapters} /> };
    }),
  };

  /** A question mark beside the title of a field, while the pointer is on it. It opens the chapter about the field beside the form. */
  const fieldHelp = defineDocumentFieldAction({
    name: "guide",
    useAction: ({ documentType, path, schemaType }) => {
      const names = path.filter((segment) => typeof segment === "string").toReversed();
      const ordered = [...names.slice(0, 1), schemaType.name, ...names.slice(1), documentType];
      const chapter = chapterOfField(chapters, ordered);
      const title = `Editor's guide: ${chapter?.title ?? ""}`;
      const { href } = useToolLink(`guide/${chapter?.id ?? ""}`);
      const isHidden = chapter === undefined;
      // The same object for the same field: the Studio renders a field again for each new one, without end.
      return useMemo(
        () => ({
          type: "action",
          icon: labeledIcon(title),
          title,
          renderAsButton: true,
          hidden: isHidden,
          // A window of its own, so that the form stays.
          onAction: () => window.open(href, "guide"),
        }),
        [title, isHidden, href],
      );
    },
  });

  /** The question mark beside a tool. Nothing if no chapter is about it. */
  function ToolHelp({ tool: name }: { tool: string }) {
    const chapter = chapterOfTool(chapters, name);
    return chapter === undefined ? null : <ChapterLink chapter={chapter} />;
  }

  return { tool, fieldHelp, chapters, ToolHelp };
}

function ChapterLink({ chapter: { id, title } }: { chapter: Chapter }) {
  const label = `Editor's guide: ${title}`;
  return (
    <Button
      as="a"
      {...useToolLink(`guide/${id}`)}
      mode="bleed"
      padding={2}
      icon={HelpCircleIcon}
      aria-label={label}
      title={label}
    />
  );
}

const icons = new Map<string, ComponentType>();

/** A question mark with a label, because Sanity's buttons beside fields have none for screen readers. */
function labeledIcon(label: string): ComponentType {
  const LabeledIcon = () => (
    <>
      <HelpCircleIcon />
      <span style={VISUALLY_HIDDEN}>{label}</span>
    </>
  );
  const icon = icons.get(label) ?? LabeledIcon;
  icons.set(label, icon);
  return icon;
}
