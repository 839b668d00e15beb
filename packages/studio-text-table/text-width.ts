let context: CanvasRenderingContext2D | null | undefined;

/** The width of a title in search results, in pixels: Google shows them in Arial of 20 px. */
export function titleWidth(text: string): number {
  context ??= document.createElement("canvas").getContext("2d");
  if (context == null) return 0;
  context.font = "20px Arial";
  return Math.round(context.measureText(text).width);
}
