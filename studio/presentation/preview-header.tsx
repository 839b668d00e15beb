import { Button, Flex } from "@sanity/ui";
import { useEffect, useState } from "react";
import type { PreviewHeaderProps } from "sanity/presentation";

import { PreviewDateControl } from "#presentation/preview-date-control.tsx";

const TABLET_WIDTH = "768px";
/** Widens the form while an inspector (History, Validation) is open. Otherwise the inspector opens off-screen. */
const INSPECTOR_WIDTH = `#presentation-narrow-panel-content:has([data-ui="DocumentInspectorPanel"]) { min-width: 640px; }`;

/** The header of the preview, with a date and a tablet width in addition to Sanity's phone and desktop. */
export function PreviewHeader(props: PreviewHeaderProps) {
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
    <Flex align="center">
      <style>{INSPECTOR_WIDTH}</style>
      <Flex flex={1} direction="column">
        {renderDefault({ ...props, setViewport: selectViewport })}
      </Flex>
      <PreviewDateControl iframeRef={iframeRef} />
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
  );
}
