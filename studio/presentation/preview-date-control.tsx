import { CloseIcon } from "@sanity/icons/Close";
import { Button, Flex, Text, TextInput } from "@sanity/ui";
import { PREVIEW_DATE_MESSAGE, PreviewDateMessage } from "contracts/preview-date.ts";
import { type RefObject, useEffect, useState } from "react";
import * as v from "valibot";

import { siteUrl } from "#env.ts";

/**
 * Chooses a date and shows the site as it will be then, with the blocks of that time and everything that is scheduled until then. The
 * iframe stores the date, and reports it when it has loaded.
 */
export function PreviewDateControl({ iframeRef }: { iframeRef: RefObject<HTMLIFrameElement | null> }) {
  const [value, setValue] = useState("");

  useEffect(() => {
    const handleMessage = ({ source, origin, data }: MessageEvent) => {
      const message = v.safeParse(PreviewDateMessage, data);
      if (!message.success || origin !== siteUrl || source !== iframeRef.current?.contentWindow) return;
      setValue(message.output.at === null ? "" : localTime(new Date(message.output.at)));
    };
    addEventListener("message", handleMessage);
    return () => removeEventListener("message", handleMessage);
  }, [iframeRef]);

  const choose = (chosen: string) => {
    setValue(chosen);
    const at = chosen === "" ? null : new Date(chosen).toISOString();
    const message: PreviewDateMessage = { type: PREVIEW_DATE_MESSAGE, at };
    iframeRef.current?.contentWindow?.postMessage(message, siteUrl);
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
