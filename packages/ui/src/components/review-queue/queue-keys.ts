import type { KeyboardEvent } from 'react';
import { approveBlock, mayClaim, rejectBlock } from '../review-panel/review-rules.ts';
import type { ReviewItem } from '../review-panel/review.types.ts';
import type { Queue } from './use-queue.ts';

/** Elements for text input, in which shortcuts are disabled. */
const typing = 'input, textarea, select, [contenteditable], [role="combobox"]';

/** State and handlers that keys act on. */
export interface QueueKeysFacts {
  readonly queue: Queue;
  readonly viewerId: string;
  /** Whether the shortcuts J, K, A, R and C work, in addition to the arrow keys. */
  readonly shortcuts: boolean;
  /** Whether A opens the confirmation, and A again confirms. */
  readonly requiresConfirmation: boolean;
  readonly goTo: (item: ReviewItem | undefined) => void;
  readonly onApprove: (item: ReviewItem) => void;
  readonly onClaim: ((item: ReviewItem) => void) | undefined;
}

/** Handles a key in a queue: arrows on a row move, letters move, and decide the open request. */
export function pressQueueKey(event: KeyboardEvent<HTMLElement>, facts: QueueKeysFacts): void {
  const { queue, viewerId, shortcuts, requiresConfirmation, goTo, onApprove, onClaim } = facts;
  const { shown, opened, activeId, setQuestionOpen, isAsking } = queue;
  const { target, currentTarget, key } = event;
  // Keys pressed in a dialog over the page are for the dialog.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (event.altKey || event.ctrlKey || event.metaKey || target.closest(typing)) return;
  const onRow = target.closest('[data-id]') !== null;
  const position = shown.findIndex(({ id }) => id === activeId);
  const approve = (): void => {
    if (event.repeat || !opened || approveBlock(opened, viewerId)) return;
    if (requiresConfirmation && !isAsking('approve')) setQuestionOpen(opened.id, 'approve', true);
    else onApprove(opened);
  };
  const reject = (): void => {
    if (opened && !rejectBlock(opened, viewerId)) setQuestionOpen(opened.id, 'reject', true);
  };
  const claim = (): void => {
    if (!event.repeat && opened && mayClaim(opened, viewerId)) onClaim?.(opened);
  };
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ...(onRow && {
      ArrowDown: () => goTo(shown[position + 1]),
      ArrowUp: () => goTo(shown[position - 1]),
      Home: () => goTo(shown[0]),
      End: () => goTo(shown.at(-1)),
    }),
    ...(shortcuts && {
      j: () => goTo(shown[position + 1]),
      k: () => goTo(shown[position - 1]),
      a: approve,
      r: reject,
      ...(onClaim && { c: claim }),
    }),
  };
  const act = keys[key.length === 1 ? key.toLowerCase() : key];
  if (!act) return;
  event.preventDefault();
  act();
}
