import { CloseIcon } from "@sanity/icons/Close";
import { Button, Card, Flex, Text, TextInput } from "@sanity/ui";
import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import type { PreviewHeaderProps } from "sanity/presentation";

const TABLET_WIDTH = "768px";
/** Widens the form while an inspector (History, Validation) is open. Otherwise the inspector opens off-screen. */
const INSPECTOR_WIDTH = `#presentation-narrow-panel-content:has([data-ui="DocumentInspectorPanel"]) { min-width: 640px; }`;

/** How the Studio and the page in the preview tell each other which date is shown. A date is ISO 8601, or null for today. */
export interface PreviewDates {
  /** The origin of the site. */
  readonly siteUrl: string;
  readonly messageFor: (at: string | null) => object;
  /** Undefined for other messages. */
  readonly readMessage: (data: unknown) => { readonly at: string | null } | undefined;
}

/** Creates the header of the preview, with a date and a tablet width in addition to Sanity's phone and desktop. */
export function createPreviewHeader(dates: PreviewDates) {
  return function PreviewHeader(props: PreviewHeaderProps) {
    return <Header {...props} dates={dates} />;
  };
}

function Header({ dates, ...props }: PreviewHeaderProps & { dates: PreviewDates }) {
  const { iframeRef, viewport, setViewport, renderDefault } = props;
  const [isTabletSelected, setIsTabletSelected] = useState(false);
  const isTablet = isTabletSelected && viewport === "desktop";

  useEffect(() => {
    const style = isTablet
      ? { maxWidth: TABLET_WIDTH, marginInline: "auto" }
      : { maxWidth: "", marginInline: "" };
    if (iframeRef.current !== null) Object.assign(iframeRef.current.style, style);
  }, [iframeRef, isTablet]);

  // Sanity's phone button turns off the tablet width, and the tablet button turns off the phone width.
  const selectViewport = (selected: typeof viewport) => {
    setIsTabletSelected(false);
    setViewport(selected);
  };
  const toggleTablet = () => {
    setIsTabletSelected(!isTablet);
    setViewport("desktop");
  };
  return (
    // Sanity puts the header into a row.
    <Flex flex={1} direction="column">
      <Flex align="center">
        <style>{INSPECTOR_WIDTH}</style>
        <Flex flex={1} direction="column">
          {renderDefault({ ...props, setViewport: selectViewport })}
        </Flex>
        <PreviewDateControl iframeRef={iframeRef} dates={dates} />
        <Button
          mode="bleed"
          fontSize={1}
          padding={2}
          text="Tablet width"
          selected={isTablet}
          aria-pressed={isTablet}
          onClick={toggleTablet}
        />
      </Flex>
      <StillConnecting {...props} />
    </Flex>
  );
}

/**
 * Says that the page does not answer yet. By default the Studio then blurs the page and sends editors to the browser's console. A slow
 * page does connect in the end, and can be read until then.
 */
function StillConnecting({ iframeRef, presentationRef, previewUrl, targetOrigin }: PreviewHeaderProps) {
  const state = useSyncExternalStore(
    (onChange) => {
      const subscription = presentationRef.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    () => presentationRef.getSnapshot(),
  );
  const isConnected = state.context.overlaysConnection === "connected";
  const isCovered = state.hasTag("overlays connection timed out") || state.hasTag("show error card");
  const [isSlow, setIsSlow] = useState(false);
  if (isCovered && !isSlow) setIsSlow(true);
  if (isConnected && isSlow) setIsSlow(false);
  useEffect(() => {
    if (isCovered) presentationRef.send({ type: "continue anyway" });
  }, [isCovered, presentationRef]);

  if (!isSlow) return null;
  const tryAgain = () => {
    const { current: iframe } = iframeRef;
    if (iframe === null) return;
    // The iframe keeps the address of the page that was opened first.
    const address = new URL(iframe.src);
    if (previewUrl !== undefined) address.pathname = new URL(previewUrl, targetOrigin).pathname;
    iframe.src = address.href;
    presentationRef.send({ type: "iframe reload" });
  };
  return (
    <Card tone="caution" borderTop paddingX={3} paddingY={2}>
      <Flex align="center" gap={3}>
        <Text as="output" size={1}>
          Still connecting. You can read what has loaded; a click opens its field as soon as the page is
          connected.
        </Text>
        <Button mode="ghost" fontSize={1} padding={2} text="Try again" onClick={tryAgain} />
      </Flex>
    </Card>
  );
}

interface PreviewDateControlProps {
  iframeRef: RefObject<HTMLIFrameElement | null>;
  dates: PreviewDates;
}

/**
 * Chooses a date and shows the site as it will be then, with the blocks of that time and everything that is scheduled until then. The
 * iframe stores the date, and reports it when it has loaded.
 */
function PreviewDateControl({ iframeRef, dates }: PreviewDateControlProps) {
  const [value, setValue] = useState("");
  const { siteUrl, messageFor, readMessage } = dates;

  useEffect(() => {
    const handleMessage = ({ source, origin, data }: MessageEvent) => {
      const message = readMessage(data);
      if (message === undefined || origin !== siteUrl || source !== iframeRef.current?.contentWindow) return;
      setValue(message.at === null ? "" : localTime(new Date(message.at)));
    };
    addEventListener("message", handleMessage);
    return () => removeEventListener("message", handleMessage);
  }, [iframeRef, siteUrl, readMessage]);

  const choose = (chosen: string) => {
    setValue(chosen);
    const at = chosen === "" ? null : new Date(chosen).toISOString();
    iframeRef.current?.contentWindow?.postMessage(messageFor(at), siteUrl);
  };
  return (
    <>
      <Flex as="label" align="center" gap={2} paddingX={2}>
        <Text size={1} muted style={{ whiteSpace: "nowrap" }}>
          Site on
        </Text>
        <TextInput
          type="datetime-local"
          fontSize={1}
          padding={2}
          value={value}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </Flex>
      {value !== "" && (
        <>
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            icon={CloseIcon}
            aria-label="Show the site as of today"
            onClick={() => choose("")}
          />
          <Text size={1} muted textOverflow="ellipsis">
            Typing in the page is off
          </Text>
        </>
      )}
    </>
  );
}

/** A time in the local time zone in the format of the input: 2026-12-24T09:30. */
function localTime(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
