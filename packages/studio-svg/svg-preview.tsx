import { Flex, Stack, Text } from "@sanity/ui";
import { useId } from "react";
import { Notice } from "studio-kit/ui.tsx";
import { inlineSvg } from "technical-drawings/svg/inline-svg.ts";
import { palette } from "technical-drawings/svg/palette.ts";

import "technical-drawings/kit/drawing.css";

/** The width that a drawing has on a phone, in pixels. */
const PHONE_WIDTH = 340;

const tones = [
  { name: "light", title: "On a light background" },
  { name: "dark", title: "On a dark background" },
] as const;

/** The SVG as the site shows it: on light and on dark paper, at its own width and on a phone. */
export function SvgPreview({ svg }: { svg: string }) {
  const drawing = inlineSvg(svg, "");
  if (drawing.problem !== undefined)
    return <Notice tone="critical">The site does not show this SVG. {drawing.problem}</Notice>;
  const maxWidth = Math.round(drawing.width * 1.175);
  return (
    <Stack gap={3}>
      {tones.map(({ name, title }) => (
        <Flex key={name} gap={3} align="flex-start" wrap="wrap">
          <Shown svg={svg} tone={name} title={title} maxWidth={maxWidth} />
          {maxWidth > PHONE_WIDTH && (
            <Shown svg={svg} tone={name} title={`${title}, on a phone`} maxWidth={PHONE_WIDTH} />
          )}
        </Flex>
      ))}
    </Stack>
  );
}

interface ShownProps {
  svg: string;
  tone: "light" | "dark";
  title: string;
  maxWidth: number;
}

function Shown({ svg, tone, title, maxWidth }: ShownProps) {
  const drawing = inlineSvg(svg, useId());
  if (drawing.problem !== undefined) return null;
  const styles = Object.fromEntries([
    ...Object.entries(palette).map(([property, color]) => [property, color[tone]]),
    ["--dw-mono", '"JetBrains Mono", ui-monospace, monospace'],
  ]);
  return (
    <Stack gap={2} style={{ flex: `1 1 ${Math.min(maxWidth, 400)}px`, maxWidth: maxWidth + 24 }}>
      <Text size={0} muted>
        {title}
      </Text>
      <div style={{ ...styles, padding: 12, background: "var(--dw-paper)" }}>
        <svg
          className="drawing"
          viewBox={drawing.viewBox}
          role="img"
          aria-label={title}
          // The content passed the allow list of technical-drawings.
          dangerouslySetInnerHTML={{ __html: drawing.content }}
        />
      </div>
    </Stack>
  );
}
