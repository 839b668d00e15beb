"use client";

import { useOptimistic } from "next-sanity/hooks";
import { Component, type ReactNode, Suspense } from "react";

import { type BlockOrder, createOrderResolver } from "./block-order.ts";

interface Item {
  readonly key: string;
  /** The key in the list of the page: that of the block, or that of the saved section with it. */
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
  /** One object per render of the server: with a new one on each render the hook would render without end. */
  readonly server: BlockOrder;
  readonly items: readonly Item[];
}

/**
 * Blocks rendered by the server, in the order that the editor has just dragged them to, until the server's next render. Only keys
 * are taken from the local document, never content.
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
  /** Revision of the document: a new one renders a failed block again. */
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
    // Without its own Suspense, a block that fails on the server fails the whole document.
    return <Suspense>{this.props.children}</Suspense>;
  }
}
