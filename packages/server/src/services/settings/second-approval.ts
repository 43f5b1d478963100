import { AppError } from '@lobi/core/contract';
import type { Queryable } from '../../store/database.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { currentSettings } from './current-settings.ts';

/** Returns whether the platform requires a second person's approval (four-eyes principle). */
export async function requiresSecondApproval(
  db: Queryable,
  { rules, currency }: Pick<ServiceDeps, 'rules' | 'currency'>,
): Promise<boolean> {
  const { fourEyes } = await currentSettings(db, { fourEyes: rules.fourEyes }, currency);
  return fourEyes;
}

/** Asserts that one person may act alone. @throws AppError `approval_required` if a second approval is required */
export async function assertMayActAlone(
  db: Queryable,
  deps: Pick<ServiceDeps, 'rules' | 'currency'>,
): Promise<void> {
  if (await requiresSecondApproval(db, deps)) throw new AppError('approval_required');
}
