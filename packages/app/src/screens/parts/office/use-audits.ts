import { useAction, useEntity, type EntityController } from '@lobi/core/react/lists';
import { useEffect, useState } from 'react';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import type { Audits } from './audit-rows.ts';

/** Interval in which a long-running audit is looked for, in milliseconds. */
const lookMs = 5_000;

/** The newest audits, and a new one on demand. */
export interface AuditsController {
  readonly audits: EntityController<Audits>;
  readonly busy: boolean;
  /** An audit was requested and takes longer than the request. */
  readonly underWay: boolean;
  /** Why none could be run. */
  readonly refusal: string | undefined;
  run(): void;
}

export function useAudits(): AuditsController {
  const audits = useEntity('admin.audit', {});
  const action = useAction('admin.audit.run');
  const failureText = useFailureText();
  // Time of the newest audit when one was requested that did not finish at once.
  const [waitingSince, setWaitingSince] = useState<string | null | undefined>();
  const newest = audits.status === 'ready' ? (audits.entity.full?.ranAt ?? null) : undefined;
  const underWay = waitingSince !== undefined && waitingSince === newest;
  const refresh = audits.status === 'loading' ? undefined : audits.refresh;

  useEffect(() => {
    if (!underWay || !refresh) return undefined;
    const timer = setInterval(refresh, lookMs);
    return () => clearInterval(timer);
  }, [underWay, refresh]);

  const run = async (): Promise<void> => {
    const outcome = await action.run({});
    if (outcome.ok && outcome.answer.data === null) setWaitingSince(newest);
  };
  return {
    audits,
    underWay,
    busy: action.status === 'running',
    refusal: action.failure ? failureText(action.failure) : undefined,
    run: () => void run(),
  };
}
