import { useMemo } from 'react';
import type { Revealed, Seeds } from '../contract/schemas/fairness.ts';
import type { Failure } from '../machines/failure.ts';
import { useAction } from './use-action.ts';
import { useEntity } from './use-entity.ts';
import { useUserId } from './use-user-id.ts';

/** Seeds of the signed-in player. */
export interface FairnessController {
  readonly status: 'loading' | 'failed' | 'ready';
  /** The seeds in use, as far as they may be known; `null` until they have loaded. */
  readonly seeds: Seeds | null;
  /** Seeds whose plays are over, newest first. */
  readonly revealed: readonly Revealed[];
  /** Why reading them failed, or the last change of seeds: `play_open`, for example. */
  readonly failure: Failure | null;
  readonly rotating: boolean;
  /** Changes the seeds and reveals the old one; `true` when it was done. Never rejects. */
  rotate(clientSeed?: string): Promise<boolean>;
  refresh(): void;
}

const none: readonly Revealed[] = [];

/** Controller of the seeds that decide the plays of the signed-in player. Players only. */
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
