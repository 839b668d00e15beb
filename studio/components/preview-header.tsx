import { Button, Flex } from "@sanity/ui";
import { useState } from "react";
import type { PreviewHeaderProps } from "sanity/presentation";

const TABLET_WIDTH = "768px";

/** The bar above the preview, with the width of a tablet between the vendor's phone and desktop. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { iframeRef, setViewport, renderDefault } = props;
  const [isTablet, setIsTablet] = useState(false);

  const toggle = () => {
    const frame = iframeRef.current;
    if (frame === null) return;
    setViewport("desktop");
    Object.assign(
      frame.style,
      isTablet ? { maxWidth: "", marginInline: "" } : { maxWidth: TABLET_WIDTH, marginInline: "auto" },
    );
    setIsTablet(!isTablet);
  };
  return (
    <Flex align="center">
      <Flex flex={1} direction="column">
        {renderDefault(props)}
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
