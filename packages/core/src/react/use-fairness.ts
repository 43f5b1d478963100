import { useMemo } from 'react';
import type { Revealed, Seeds } from '../contract/schemas/fairness.ts';
import type { Failure } from '../machines/failure.ts';
import { useAction } from './use-action.ts';
import { useEntity } from './use-entity.ts';
import { useUserId } from './use-user-id.ts';

/** Seeds of the signed-in player. */
export interface FairnessController {
  readonly status: 'loading' | 'failed' | 'ready';
  /** Public data of the active seeds; `null` until they have loaded. */
  readonly seeds: Seeds | null;
  /** Revealed seeds, newest first. */
  readonly revealed: readonly Revealed[];
  /** Reason why reading or rotating the seeds failed, such as `play_open`. */
  readonly failure: Failure | null;
  readonly rotating: boolean;
  /** Rotates the seeds and reveals the old one; resolves to whether it succeeded. Never rejects. */
  rotate(clientSeed?: string): Promise<boolean>;
  refresh(): void;
}

const none: readonly Revealed[] = [];

/** Controller of the seeds for plays of the signed-in player. Players only. */
export function useFairness(): FairnessController {
  const userId = useUserId();
  const fairness = useEntity('fairness.show', userId === null ? null : {});
  const { status: rotation, failure: refusal, run } = useAction('fairness.rotate');
  return useMemo(() => {
    const { status } = fairness;
    const entity = status === 'ready' ? fairness.entity : null;
    return {
      status,
      seeds: entity?.seeds ?? null,
      revealed: entity?.revealed ?? none,
      failure: refusal ?? (status === 'loading' ? null : fairness.failure),
      rotating: rotation === 'running',
      rotate: async (clientSeed) =>
        (await run({ body: clientSeed === undefined ? {} : { clientSeed } })).ok,
      refresh: () => void (status === 'loading' || fairness.refresh()),
    };
  }, [fairness, rotation, refusal, run]);
}
