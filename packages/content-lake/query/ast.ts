/** The AST that groq-js's parser produces. groq-js exports no usable types for it. */
export type Node =
  | { type: "Everything" | "This" }
  | { type: "Parent"; n: number }
  | { type: "Value"; value: unknown }
  | { type: "Parameter"; name: string }
  | { type: "AccessAttribute"; base?: Node; name: string }
  | { type: "AccessElement"; base: Node; index: number }
  | { type: "Slice"; base: Node; left: number; right: number; isInclusive: boolean }
  | FilterNode
  | { type: "Map" | "FlatMap" | "Projection"; base: Node; expr: Node }
  | { type: "ArrayCoerce" | "Deref" | "Group" | "Not" | "Neg" | "Pos" | "Asc" | "Desc"; base: Node }
  | { type: "Object"; attributes: ObjectAttribute[] }
  | { type: "Array"; elements: { value: Node; isSplat: boolean }[] }
  | { type: "Select"; alternatives: { condition: Node; value: Node }[]; fallback?: Node }
  | { type: "OpCall"; op: string; left: Node; right: Node }
  | { type: "And" | "Or"; left: Node; right: Node }
  | { type: "InRange"; base: Node; left: Node; right: Node; isInclusive: boolean }
  | CallNode
  | PipeNode
  | { type: "Tuple"; members: Node[] }
  | { type: "SelectorFuncCall"; arg: Node }
  | { type: "SelectorNested"; base: Node; nested: Node }
  | { type: "Context" };

export interface FilterNode {
  type: "Filter";
  base: Node;
  expr: Node;
}
export interface CallNode {
  type: "FuncCall";
  namespace: string;
  name: string;
  args: Node[];
}
export interface PipeNode {
  type: "PipeFuncCall";
  base: Node;
  name: string;
  args: Node[];
}
export type ObjectAttribute =
  | { type: "ObjectAttributeValue"; name: string; value: Node }
  | { type: "ObjectConditionalSplat"; condition: Node; value: Node }
  | { type: "ObjectSplat"; value: Node };

export function childrenOf(node: Node): Node[] {
  switch (node.type) {
    case "AccessAttribute":
      return node.base ? [node.base] : [];
    case "AccessElement":
    case "Slice":
    case "ArrayCoerce":
    case "Deref":
    case "Group":
    case "Not":
    case "Neg":
    case "Pos":
    case "Asc":
    case "Desc":
      return [node.base];
    case "Filter":
    case "Map":
    case "FlatMap":
    case "Projection":
      return [node.base, node.expr];
    case "Object":
      return node.attributes.flatMap((attribute) =>
        attribute.type === "ObjectConditionalSplat"
          ? [attribute.condition, attribute.value]
          : [attribute.value],
      );
    case "Array":
      return node.elements.map(({ value }) => value);
    case "Select":
      return [
        ...node.alternatives.flatMap(({ condition, value }) => [condition, value]),
        ...(node.fallback ? [node.fallback] : []),
      ];
    case "OpCall":
    case "And":
    case "Or":
      return [node.left, node.right];
    case "InRange":
      return [node.base, node.left, node.right];
    case "FuncCall":
      return node.args;
    case "PipeFuncCall":
      return [node.base, ...node.args];
    case "Everything":
    case "This":
    case "Parent":
    case "Value":
    case "Parameter":
    case "Context":
      return [];
    case "Tuple":
      return node.members;
    case "SelectorFuncCall":
      return [node.arg];
    case "SelectorNested":
      return [node.base, node.nested];
  }
}

/** Whether the node or one of its descendants passes the test. */
export function someNode(node: Node, test: (node: Node) => boolean): boolean {
  return test(node) || childrenOf(node).some((child) => someNode(child, test));
}

/** The number of nodes, including this one. */
export function countNodes(node: Node): number {
  return childrenOf(node).reduce((sum, child) => sum + countNodes(child), 1);
}

/** Removes parentheses around an expression. */
export function unwrapGroup(node: Node): Node {
  return node.type === "Group" ? unwrapGroup(node.base) : node;
}
