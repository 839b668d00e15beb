import { type Node, ungrouped } from "./ast.ts";

/** Whether an expression inside `*[…]` has the same value for every document: it reads only constants, parameters and `^`. */
export function isFixed(grouped: Node): boolean {
  const node = ungrouped(grouped);
  if (node.type === "Value" || node.type === "Parameter" || node.type === "Parent") return true;
  if (node.type === "AccessAttribute") return node.base !== undefined && isFixed(node.base);
  if (node.type === "AccessElement" || node.type === "ArrayCoerce") return isFixed(node.base);
  if (node.type === "Map") return isFixed(node.base) && isFieldOfThis(node.expr);
  if (node.type === "Array") return node.elements.every(({ value }) => isFixed(value));
  return node.type === "OpCall" && node.op === "+" && isFixed(node.left) && isFixed(node.right);
}

function isFieldOfThis(node: Node): boolean {
  return (
    node.type === "This" ||
    (node.type === "AccessAttribute" && node.base !== undefined && isFieldOfThis(node.base))
  );
}
