import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { Button } from "@sanity/ui";
import type { ComponentType } from "react";
import { defineDocumentFieldAction, useWorkspace } from "sanity";
import { useStudioLink } from "studio-kit/links.tsx";
import { VISUALLY_HIDDEN } from "studio-kit/visually-hidden.ts";

import { chapterOfField, chapterOfTool } from "#guide/chapters.ts";

/** A question mark that opens the chapter about a tool. */
export function ToolHelp({ tool }: { tool: string }) {
  const { basePath } = useWorkspace();
  const chapter = chapterOfTool(tool);
  const link = useStudioLink(`${basePath.replace(/\/$/, "")}/guide/${chapter?.id ?? ""}`);
  if (chapter === undefined) return null;
  const label = `Editor's guide: ${chapter.title}`;
  return (
    <Button
      as="a"
      {...link}
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

/** A question mark beside the title of a field, while the pointer is on it. It opens the chapter about the field beside the form. */
export const fieldHelp = defineDocumentFieldAction({
  name: "guide",
  useAction: ({ documentType, path, schemaType }) => {
    const { basePath } = useWorkspace();
    const names = path.filter((segment) => typeof segment === "string").toReversed();
    const chapter = chapterOfField([...names.slice(0, 1), schemaType.name, ...names.slice(1), documentType]);
    const title = `Editor's guide: ${chapter?.title ?? ""}`;
    return {
      type: "action",
      icon: labeledIcon(title),
      title,
      renderAsButton: true,
      hidden: chapter === undefined,
      // A window of its own, so that the form stays.
      onAction: () => window.open(`${basePath.replace(/\/$/, "")}/guide/${chapter?.id ?? ""}`, "guide"),
    };
  },
});
