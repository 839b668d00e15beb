import { Flex, Stack, Text } from "@sanity/ui";
import { useId } from "react";
import { inlineSvg } from "schemas/drawings/inline-svg.ts";
import { palette } from "schemas/drawings/palette.ts";
import { styled } from "styled-components";

import { Notice } from "#ui.tsx";

/** The width that a drawing has on a phone, in pixels. */
const PHONE_WIDTH = 340;

/** The rules of web/drawings/kit/drawing.css for an SVG. */
const Paper = styled.div`
  padding: 12px;
  background: var(--dw-paper);
  svg {
    display: block;
    width: 100%;
    height: auto;
    margin: auto;
    fill: var(--dw-ink);
    font:
      400 12px/1 "JetBrains Mono",
      ui-monospace,
      monospace;
  }
  text {
    stroke: var(--dw-paper);
    stroke-width: calc(1em / 3);
    stroke-linejoin: round;
    paint-order: stroke;
    white-space: pre;
  }
`;

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
  const colors = Object.fromEntries(
    Object.entries(palette).map(([property, color]) => [property, color[tone]]),
  );
  return (
    <Stack gap={2} style={{ flex: `1 1 ${Math.min(maxWidth, 400)}px`, maxWidth: maxWidth + 24 }}>
      <Text size={0} muted>
        {title}
      </Text>
      <Paper style={colors}>
        <svg
          viewBox={drawing.viewBox}
          role="img"
          aria-label={title}
          // The content passed the allow list of schemas/drawings.
          dangerouslySetInnerHTML={{ __html: drawing.content }}
        />
      </Paper>
    </Stack>
  );
}
