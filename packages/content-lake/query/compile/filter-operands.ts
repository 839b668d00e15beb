import { type Node, unwrapGroup } from "../ast.ts";
import type { FieldPath } from "../indexes/field-indexes.ts";

/** ["slug", "current"] of `slug.current`; undefined for any other expression. */
export function fieldPathOf(grouped: Node): FieldPath | undefined {
  const node = unwrapGroup(grouped);
  if (node.type !== "AccessAttribute") return undefined;
  if (!node.base) return [node.name];
  const base = fieldPathOf(node.base);
  return base && [...base, node.name];
}

/** Whether an expression is the `_ref` of a reference in the document, such as `author._ref` or `links[]._ref`. */
export function endsInReference(grouped: Node): boolean {
  const node = unwrapGroup(grouped);
  if (node.type === "AccessAttribute")
    return node.name === "_ref" && (node.base === undefined || isWithinDocument(node.base));
  return (
    (node.type === "Map" || node.type === "FlatMap") &&
    isWithinDocument(node.base) &&
    endsInReference(node.expr)
  );
}

function isWithinDocument(grouped: Node): boolean {
  const node = unwrapGroup(grouped);
  if (node.type === "This") return true;
  if (node.type === "AccessAttribute") return node.base === undefined || isWithinDocument(node.base);
  if (node.type === "Map" || node.type === "FlatMap")
    return isWithinDocument(node.base) && isWithinDocument(node.expr);
  return (
    (node.type === "ArrayCoerce" || node.type === "AccessElement" || node.type === "Slice") &&
    isWithinDocument(node.base)
  );
}

/** Whether an expression within `*[…]` has the same value for all documents: it uses only constants, parameters and `^`. */
export function isDocumentIndependent(grouped: Node): boolean {
  const node = unwrapGroup(grouped);
  if (node.type === "Value" || node.type === "Parameter" || node.type === "Parent") return true;
  if (node.type === "AccessAttribute") return node.base !== undefined && isDocumentIndependent(node.base);
  if (node.type === "AccessElement" || node.type === "ArrayCoerce") return isDocumentIndependent(node.base);
  if (node.type === "Map") return isDocumentIndependent(node.base) && isFieldOfThis(node.expr);
  if (node.type === "Array") return node.elements.every(({ value }) => isDocumentIndependent(value));
  return (
    node.type === "OpCall" &&
    node.op === "+" &&
    isDocumentIndependent(node.left) &&
    isDocumentIndependent(node.right)
  );
}

function isFieldOfThis(node: Node): boolean {
  return (
    node.type === "This" ||
    (node.type === "AccessAttribute" && node.base !== undefined && isFieldOfThis(node.base))
  );
}
