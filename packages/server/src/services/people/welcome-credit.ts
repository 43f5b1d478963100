import { playMoney } from '@lobi/core/policy';
import { house, move, wallet } from '../../domain/postings.ts';
import type { Transaction } from '../../store/database.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import { wasWelcomed } from '../../store/welcome-credits.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { currentSettings } from '../settings/current-settings.ts';

/** Dependencies that decide the welcome credit of a new player. */
export interface WelcomeDeps extends Pick<ServiceDeps, 'currency'> {
  readonly rules: Pick<ServiceDeps['rules'], 'policy' | 'welcomeCredit'>;
}

/** Returns whether the platform uses play money only. Only then may money be given away. */
export const isPlayMoney = ({ policy }: Pick<ServiceDeps['rules'], 'policy'>): boolean =>
  policy.jurisdiction === playMoney.jurisdiction;

/**
 * Gives the wallet of a new player the welcome credit, once, and nothing with real money.
 * @returns the credited amount in minor units
 * @source ours
 */
export async function payWelcomeCredit(
  tx: Transaction,
  { rules, currency }: WelcomeDeps,
  walletId: string,
  at: Date,
): Promise<bigint> {
  if (!isPlayMoney(rules)) return 0n;
  const start = { welcomeCredit: rules.welcomeCredit };
  const { welcomeCredit } = await currentSettings(tx, start, currency);
  if (welcomeCredit <= 0n) return 0n;
  await lockWallets(tx, [walletId]);
  if (await wasWelcomed(tx, walletId)) return 0n;
  const about = { kind: 'welcome', currency, reference: walletId } as const;
  await postTransfers(tx, [move(house('welcome'), wallet(walletId), welcomeCredit, about)], at);
  return welcomeCredit;
}
