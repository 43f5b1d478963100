import { post } from './money.ts';
import { amountSetting } from './settings.ts';
import { playMoney } from '../../policy/index.ts';
import type { FakeUser, World } from './world.ts';

/** Gives a new player the welcome credit, nothing with real money. */
export function payWelcomeCredit(world: World, { id, role, wallet }: FakeUser): void {
  const { jurisdiction } = world.settings.policy ?? playMoney;
  const amount = amountSetting(world, 'welcomeCredit');
  if (role !== 'player' || jurisdiction !== playMoney.jurisdiction || amount === 0n) return;
  const text = { key: 'ledger.details.welcome' } as const;
  post(world, wallet.id, { kind: 'welcome', amount, text, reference: id });
}
