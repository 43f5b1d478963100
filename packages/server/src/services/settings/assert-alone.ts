import { AppError } from '@lobi/core/contract';
import type { Queryable } from '../../store/database.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { currentSettings } from './current-settings.ts';

/** Does the platform want two people for what takes two? */
export async function wantsTwo(
  db: Queryable,
  { rules, currency }: Pick<ServiceDeps, 'rules' | 'currency'>,
): Promise<boolean> {
  const { fourEyes } = await currentSettings(db, { fourEyes: rules.fourEyes }, currency);
  return fourEyes;
}

/** Refuses what one person may not do alone. @throws AppError `takes_two` */
export async function assertAlone(
  db: Queryable,
  deps: Pick<ServiceDeps, 'rules' | 'currency'>,
): Promise<void> {
  if (await wantsTwo(db, deps)) throw new AppError('takes_two');
}
