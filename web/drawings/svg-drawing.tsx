import "server-only";
import { useId } from "react";
import { inlineSvg } from "schemas/drawings/inline-svg.ts";

import { escapeHtml } from "#ui/escape-html.ts";

import { withPageStyles } from "./with-page-styles.ts";

import "./kit/drawing.css";

interface SvgDrawingProps {
  /** The SVG as stored. */
  svg: string;
  title: string;
  /** A text alternative for everything that the title does not say. */
  description?: string | undefined;
}

/**
 * The SVG of a drawing document, shown at about the size of its file, so that its 12 px text stays about 12 px. One that is not allowed is
 * not shown.
 */
export function SvgDrawing({ svg, title, description }: SvgDrawingProps) {
  const drawing = inlineSvg(svg, useId(), withPageStyles);
  if (drawing.problem !== undefined) {
    console.error(`The drawing “${title}” is not shown. ${drawing.problem}`);
    return null;
  }
  const texts = `<title>${escapeHtml(title)}</title>${description ? `<desc>${escapeHtml(description)}</desc>` : ""}`;
  return (
    <svg
      className="drawing"
      viewBox={drawing.viewBox}
      style={{ maxWidth: Math.round(drawing.width * 1.175) }}
      role="img"
      // The content passed the allow list of schemas/drawings.
      dangerouslySetInnerHTML={{ __html: texts + drawing.content }}
    />
  );
}
