import { Button, Flex } from "@sanity/ui";
import { useEffect, useState } from "react";
import type { PreviewHeaderProps } from "sanity/presentation";

const TABLET_WIDTH = "768px";
/** The form beside the preview is narrower than what History and Validation need beside it: they opened outside the window. */
const ROOM_FOR_INSPECTOR = `#presentation-narrow-panel-content:has([data-ui="DocumentInspectorPanel"]) { min-width: 640px; }`;

/** The bar above the preview, with the width of a tablet between the vendor's phone and desktop. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { iframeRef, viewport, setViewport, renderDefault } = props;
  const [isChosen, setIsChosen] = useState(false);
  const isTablet = isChosen && viewport === "desktop";

  useEffect(() => {
    const style = isTablet
      ? { maxWidth: TABLET_WIDTH, marginInline: "auto" }
      : { maxWidth: "", marginInline: "" };
    if (iframeRef.current !== null) Object.assign(iframeRef.current.style, style);
  }, [iframeRef, isTablet]);

  // One width at a time: the vendor's switch to the phone ends the tablet's, and the other way round.
  const leaveTablet = (width: typeof viewport) => {
    setIsChosen(false);
    setViewport(width);
  };
  const toggle = () => {
    setIsChosen(!isTablet);
    setViewport("desktop");
  };
  return (
    <Flex align="center">
      <style>{ROOM_FOR_INSPECTOR}</style>
      <Flex flex={1} direction="column">
        {renderDefault({ ...props, setViewport: leaveTablet })}
      </Flex>
      <Button
        mode="bleed"
        fontSize={1}
        padding={2}
        text="Tablet width"
        selected={isTablet}
        aria-pressed={isTablet}
        onClick={toggle}
      />
    </Flex>
  );
}
