"use client";

import { useOptimistic } from "next-sanity/hooks";
import type { ReactNode } from "react";

import { BlockBoundary } from "./block-boundary.client.tsx";
import { createOrderKeeper, type Order } from "./order.ts";

interface Item {
  readonly key: string;
  /** Makes the block clickable and draggable, also when it fails. */
  readonly attributes: Record<string, string>;
  readonly node: ReactNode;
  readonly notice: ReactNode;
}

const keepOrder = createOrderKeeper();

interface DraftOrderProps {
  /** Published id of the page. */
  readonly id: string;
  /** One object per render of the server: the hook renders without end when it gets a new one each time. */
  readonly server: Order;
  readonly items: readonly Item[];
}

/**
 * Blocks rendered by the server, in the order that the editor has just dragged them to. The server's next answer wins:
 * only keys are taken from the local document, never content.
 */
export function DraftOrder({ id, server, items }: DraftOrderProps) {
  const { keys } = useOptimistic(server, (_stale, action) => keepOrder(server, { ...action, pageId: id }));
  const byKey = new Map(items.map((item) => [item.key, item]));

  return keys.map((key) => {
    const item = byKey.get(key);
    return (
      item && (
        <div key={key} {...item.attributes}>
          <BlockBoundary rev={server.rev} notice={item.notice}>
            {item.node}
          </BlockBoundary>
        </div>
      )
    );
  });
}
