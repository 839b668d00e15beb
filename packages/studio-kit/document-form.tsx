import { type MouseEvent, type ReactNode, useContext, useEffect } from "react";
import { DialogStackContext } from "sanity/_singletons";
import { usePaneRouter } from "sanity/structure";

const DIALOG = '[data-testid="nested-object-dialog"]';
const CLOSE_BUTTON = `${DIALOG} button[aria-label="Close dialog"]`;

/** The Studio capitalizes every word in the breadcrumbs of a dialog, even of a heading that an editor wrote. */
const BREADCRUMBS = `[data-testid^="breadcrumb-"] * { text-transform: none !important; }`;

/**
 * Less space between fields, so that the blocks of a document and the rows of a table are visible without scrolling. The title of the
 * document is in the header of the pane too, so only screen readers find it above the form.
 */
const DENSE_FORM = `
  [data-testid="form-view"] [data-ui="Stack"]:has(> [data-testid="document-panel-document-title"]) {
    position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%);
  }
  [data-testid="field-groups"]:not(${DIALOG} *) { padding-bottom: 0 !important; }
  [data-ui="Stack"]:has(> [data-testid="field-groups"]) { row-gap: 20px; }`;

/**
 * Wraps the form of a document. By default, the close button of a nested dialog and a click outside it close all dialogs. Here they
 * close only that one, as Escape does.
 */
export function DocumentForm({ children }: { children: ReactNode }) {
  const dialogs = useContext(DialogStackContext);
  const closeInnerDialog = (event: MouseEvent, isMeant: (target: Element) => boolean) => {
    if (dialogs === null || dialogs.stack.length < 2) return;
    if (!(event.target instanceof Element) || !isMeant(event.target)) return;
    event.stopPropagation();
    dialogs.close({ toParent: true });
  };
  return (
    <div
      style={{ display: "contents" }}
      onClickCapture={(event) => closeInnerDialog(event, isCloseButton)}
      onMouseDownCapture={(event) => closeInnerDialog(event, isOutsideDialog)}
    >
      <style>{BREADCRUMBS + DENSE_FORM}</style>
      <LinkedField />
      <LockedText />
      {children}
    </div>
  );
}

const RETRY_MS = 100;
const RETRIES = 50;

/** Shows the field that a link to the form names, such as one from the launch list. The Studio opens its tab, but does not scroll to it. */
function LinkedField() {
  const { path } = usePaneRouter().params ?? {};
  useEffect(() => {
    // A path with items of lists opens a dialog, which shows the field.
    if (path === undefined || !/^[\w.]+$/.test(path)) return undefined;
    let tries = 0;
    // The fields appear once the document has loaded.
    const timer = setInterval(() => {
      tries += 1;
      const field = document.getElementById(path);
      if (field !== null) {
        field.scrollIntoView({ block: "center" });
        field.focus();
      }
      if (field !== null || tries === RETRIES) clearInterval(timer);
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [path]);
  return null;
}

/**
 * While changes do not save, the Studio locks the form, perhaps in the middle of a word. The spaces that an editor types then must not
 * scroll it.
 */
function LockedText() {
  useEffect(() => {
    /** A text with marks. Once it is locked, it is no longer focused. */
    let text: HTMLElement | undefined;
    const remember = ({ target }: Event) => {
      text = target instanceof HTMLElement && target.isContentEditable ? target : undefined;
    };
    const keepPlace = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isLocked =
        target === document.body
          ? text?.isContentEditable === false
          : (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.readOnly;
      if (key === " " && isLocked) event.preventDefault();
    };
    const cleanUp = new AbortController();
    const { signal } = cleanUp;
    document.addEventListener("focusin", remember, { signal });
    document.addEventListener("pointerdown", remember, { signal });
    document.addEventListener("keydown", keepPlace, { signal });
    return () => cleanUp.abort();
  }, []);
  return null;
}

function isCloseButton(target: Element): boolean {
  return target.closest(CLOSE_BUTTON) !== null;
}

function isOutsideDialog(target: Element): boolean {
  return target.closest(DIALOG) !== null && target.closest('[data-ui="DialogCard"]') === null;
}
