import type { Play } from '@lobi/core/contract';
import { shotOf } from '@lobi/core/games';
import { publicName } from '@lobi/core/rules';
import { findPublicAccount } from '../../store/users.ts';
import type { ServiceDeps } from '../service-deps.ts';

/**
 * Publishes a committed shot to the others in its fishing game; other plays are ignored. Never rejects: a
 * shot that is not seen does not fail the play.
 */
export async function showShot(
  { db, log, publishShot }: Pick<ServiceDeps, 'db' | 'log' | 'publishShot'>,
  userId: string,
  play: Play,
): Promise<void> {
  const shot = shotOf(play);
  if (!shot) return;
  try {
    const account = await findPublicAccount(db, userId);
    if (account) await publishShot(play.game.id, { ...shot, name: publicName(account) });
  } catch (error) {
    log.warn({ err: error }, 'a shot could not be published');
  }
}
