import { LibraryOptions, useLibrary } from "#media/library.tsx";

/** All pictures and files. */
export function MediaTool() {
  const { tool } = useLibrary();
  return (
    <LibraryOptions>
      <tool.component tool={tool} />
    </LibraryOptions>
  );
}
