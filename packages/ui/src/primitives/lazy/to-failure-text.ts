import type { KitMessages } from '../../messages/kit-messages.ts';
import { needsReload, type PartFailure } from './failure-boundary.tsx';

type Base = KitMessages['base'];

const sentences = {
  offline: 'errorOfflineBody',
  slow: 'errorSlowBody',
  chunk: 'errorChunkBody',
  blocked: 'errorBlockedBody',
  500: 'error500Body',
} as const satisfies Readonly<Record<PartFailure, keyof Base>>;

/** Returns a text that explains why a part of the page cannot be shown, and the next step. */
export const toFailureText = (base: Base, failure: PartFailure): string => base[sentences[failure]];

/** Returns the label of the button that calls the `retry` of a `FailureBoundary`: reload or retry. */
export const toRetryLabel = (base: Base, failure: PartFailure): string =>
  needsReload[failure] ? base.reload : base.retry;
