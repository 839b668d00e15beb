import { useToast } from "@sanity/ui/toast";
import { type ClipboardEvent, useEffect, useMemo } from "react";
import { type PortableTextInputProps, type PortableTextPluginsProps, useClient } from "sanity";
import { API } from "studio-kit/api.ts";
import { failureToast } from "studio-kit/failure-toast.ts";

import { type LinkProblems, type LinkResolver, PAGES_QUERY } from "./pasted-link.ts";
import { filesOf, isPastedFigure, isPictureType, withUploads } from "./pasted-pictures.ts";
import { toPortableText } from "./pasted-text.ts";
import { createSiteLinks } from "./site-links.ts";

interface PasteSettings {
  readonly siteUrl: string;
  /** The types of documents with a `path`. */
  readonly pageTypes: readonly string[];
  readonly problems: LinkProblems;
}

/** Creates the components of a type of portable text, which convert pasted links, headings, tables and pictures to the schema. */
export function createTextComponents({ siteUrl, pageTypes, problems }: PasteSettings) {
  const links = createSiteLinks(siteUrl, problems);

  const linkAnnotation = (url: string) => {
    const link = links.resolve(url);
    return link && { _type: "link", ...link };
  };
  /** Defined once for all renders, because the plugin restarts when the function changes. */
  const pastedLink = ({ value }: { value: { href: string } }) => linkAnnotation(value.href);

  function useSitePages(): void {
    const client = useClient(API);
    useEffect(() => {
      void links.load(() =>
        client.fetch<unknown>(PAGES_QUERY, { types: pageTypes }, { perspective: "published" }),
      );
    }, [client]);
  }

  function TextInput(props: PortableTextInputProps) {
    useSitePages();
    const upload = usePictureUpload();
    const has = (type: string) => props.schemaType.of.some(({ name }) => name === type);
    const allowed = { hasTables: has("table"), hasFigures: has("figure"), resolveLink: links.resolve };
    const input = props.renderDefault({
      ...props,
      onPaste: ({ event }) =>
        linkAnnotation(event.clipboardData.getData("text/plain")) === undefined
          ? pasteResult(event.clipboardData, { ...allowed, upload })
          : undefined,
    });
    return allowed.hasFigures ? (
      <div style={{ display: "contents" }} onPasteCapture={pasteFileAsHtml}>
        {input}
      </div>
    ) : (
      input
    );
  }

  /** The editor plugins. The link plugin handles a URL pasted alone, over selected text or at the cursor. */
  function TextPlugins(props: PortableTextPluginsProps) {
    useSitePages();
    const pasteLink = { ...props.plugins.pasteLink, link: pastedLink };
    return props.renderDefault({ ...props, plugins: { ...props.plugins, pasteLink } });
  }

  return { input: TextInput, portableText: { plugins: TextPlugins } };
}

interface PasteOptions {
  hasTables: boolean;
  hasFigures: boolean;
  resolveLink: LinkResolver;
  upload: ReturnType<typeof usePictureUpload>;
}

/** Undefined for content that the Studio pastes itself: portable text copied from the Studio, and plain text. */
function pasteResult(clipboard: DataTransfer, { upload, ...allowed }: PasteOptions) {
  if (clipboard.types.includes("application/x-portable-text")) return undefined;
  const html = clipboard.getData("text/html");
  if (html === "") return undefined;
  const insert = toPortableText(html, allowed);
  const sources = insert.filter(isPastedFigure).map(({ picture }) => picture.src);
  upload.reportLost(
    countPictures(html) - sources.length,
    allowed.hasFigures ? "A table cannot have pictures." : "This text cannot have pictures.",
  );
  if (sources.length === 0) return insert.length === 0 ? undefined : { insert };
  // The clipboard is empty after this event.
  const files = filesOf(sources, { rtf: clipboard.getData("text/rtf"), files: [...clipboard.files] });
  return upload.pictures(insert, files).then((blocks) => ({ insert: blocks }));
}

/**
 * Pastes a screenshot or a copied picture again as HTML with its bytes. By default the Studio says that it cannot convert the file, because
 * a figure is not a picture itself.
 */
function pasteFileAsHtml(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const copied = copiedPicture(clipboardData);
  if (copied === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const reader = new FileReader();
  reader.addEventListener("load", () => {
    copied.image.src = typeof reader.result === "string" ? reader.result : "";
    const data = new DataTransfer();
    data.setData("text/html", copied.image.outerHTML);
    const again = new globalThis.ClipboardEvent("paste", {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    target.dispatchEvent(again);
  });
  reader.readAsDataURL(copied.file);
}

/** The picture of a clipboard that has nothing else, and an element with its alternative text. */
function copiedPicture(clipboard: DataTransfer): { file: File; image: HTMLImageElement } | undefined {
  const [file, ...others] = clipboard.files;
  if (file === undefined || others.length > 0 || !isPictureType(file.type)) return undefined;
  // In a document of its own, so that the browser does not load its address.
  const html = new DOMParser().parseFromString(clipboard.getData("text/html"), "text/html");
  if (html.body.textContent.trim() !== "" || html.images.length > 1) return undefined;
  return { file, image: html.images[0] ?? html.createElement("img") };
}

function countPictures(html: string): number {
  return new DOMParser().parseFromString(html, "text/html").images.length;
}

/** Uploads the pictures of a paste, and reports how many could not be kept. */
function usePictureUpload() {
  const client = useClient(API);
  const toast = useToast();
  return useMemo(() => {
    const reportLost = (count: number, reason: string) => {
      if (count === 0) return;
      const what = count === 1 ? "One picture was not pasted" : `${count} pictures were not pasted`;
      toast.push({ status: "warning", title: what, description: reason, duration: 15_000 });
    };
    return {
      reportLost,
      /** The pasted blocks with references to the uploaded pictures, without the figures that have none. */
      async pictures(blocks: readonly { _type: string }[], files: readonly (File | undefined)[]) {
        const assets = await Promise.all(
          files.map(async (file) => {
            const uploaded = file && client.assets.upload("image", file, { filename: file.name });
            return uploaded?.catch((reason: unknown) => {
              toast.push(failureToast("A picture could not be uploaded", reason));
              return undefined;
            });
          }),
        );
        const lost = assets.filter((asset) => asset === undefined).length;
        reportLost(lost, "Save each as a file and add it as a picture.");
        return withUploads(blocks, assets);
      },
    };
  }, [client, toast]);
}
