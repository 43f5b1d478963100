import { roles, type User } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { barItems } from './bottom-bar.ts';
import lentera from '../brands/lentera/brand.config.ts';
import { resolveBrand } from '../config/resolve-brand.ts';
import { navEntries } from './nav-items.ts';

const brand = resolveBrand(lentera);

const names = (role: keyof typeof barItems) =>
  barItems[role].map(({ label, name }) => label ?? `route.${name}`);

describe('the bottom bar', () => {
  it('the bottom bar of a player has lobby, search, deposit in the middle, bets, and then the account', () => {
    expect(names('player')).toEqual([
      'route.game.index',
      'nav.search',
      'route.player.wallet.deposit',
      'route.bet.index',
    ]);
    expect(barItems.player.findIndex(({ center }) => center)).toBe(2);
  });

  it('the bottom bar of an agent has home, downline, transfer in the middle, commission, and the account', () => {
    expect(names('agent')).toEqual(['nav.home', 'nav.downline', 'nav.transfer', 'nav.commission']);
    expect(barItems.agent.findIndex(({ center }) => center)).toBe(2);
  });

  it('the bottom bar of a superadmin has dashboard, queue, changes, users, and then the account', () => {
    expect(names('superadmin')).toEqual([
      'route.admin.dashboard',
      'nav.queue',
      'nav.changes',
      'route.user.index',
    ]);
  });

  it.each(roles)('the bottom bar links a %s only to pages in the menus', (role) => {
    const user = { role, wallet: { id: 'w1' } } as User;
    const open = navEntries(brand, user).map(({ name }) => name);
    for (const { name } of barItems[role]) expect(open).toContain(name);
    expect(barItems[role].length).toBeLessThanOrEqual(4);
  });
});
