"use client";

import { useOptimistic } from "next-sanity/hooks";
import { Component, type ReactNode, Suspense } from "react";

import { type BlockOrder, createOrderResolver } from "./block-order.ts";

interface Item {
  readonly key: string;
  /** The key in the page's list of blocks: the key of the block, or of the saved section that contains it. */
  readonly orderKey: string;
  /** Make the block clickable and draggable, even if it fails to render. */
  readonly attributes: Record<string, string>;
  readonly node: ReactNode;
  /** Shown if the block fails to render. */
  readonly notice: ReactNode;
}

const resolveOrder = createOrderResolver();

interface DraggableBlocksProps {
  /** Published id of the page. */
  readonly id: string;
  /** Must be the same object until the server renders again. A new object on each render would cause an endless loop. */
  readonly server: BlockOrder;
  readonly items: readonly Item[];
}

/**
 * The blocks that the server rendered, in the order to which the editor has just dragged them, until the server renders again. Uses
 * only the keys of the local document, never its content.
 */
export function DraggableBlocks({ id, server, items }: DraggableBlocksProps) {
  const { keys } = useOptimistic(server, (_previous, action) =>
    resolveOrder(server, { ...action, pageId: id }),
  );
  const byOrderKey = Map.groupBy(items, ({ orderKey }) => orderKey);

  return keys
    .flatMap((key) => byOrderKey.get(key) ?? [])
    .map(({ key, attributes, notice, node }) => (
      <div key={key} {...attributes}>
        <BlockBoundary rev={server.rev} notice={notice}>
          {node}
        </BlockBoundary>
      </div>
    ));
}

interface BoundaryProps {
  /** The revision of the document. When it changes, a failed block is rendered again. */
  rev: string;
  notice: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
  rev: string;
}

/** Shows a notice for a block that fails to render, so that the other blocks of the page stay. */
class BlockBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, rev: this.props.rev };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ rev }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return rev === state.rev ? null : { hasFailed: false, rev };
  }

  override render() {
    if (this.state.hasFailed) return this.props.notice;
    // Without its own Suspense boundary, a block that fails on the server would fail the whole page.
    return <Suspense>{this.props.children}</Suspense>;
  }
}
