import { addBuiltInGames } from '@lobi/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { slotNames, type SlotName } from '../config/slots.ts';
import { openApp, type AppSetup } from '../testing/open-app.tsx';

/** Where a slot of the app is: a page, the part that contains it, and a neighbour. */
interface Spot {
  readonly path: string;
  readonly role: NonNullable<AppSetup['role']>;
  readonly inside: string;
  /** An element that comes after the slot, or before it. */
  readonly before?: string;
  readonly after?: string;
  /** Role and game in the properties that the slot receives. */
  readonly about: string;
  readonly given: string;
}

/** A slot that all visitors see. */
const seen = { role: 'player', about: 'player', given: 'user' } as const;
const inGame = { ...seen, about: 'player,Dadu Seratus', given: 'game,user' } as const;

// By the descriptions in the reference of slots.
const spots: Readonly<Partial<Record<SlotName, readonly Spot[]>>> = {
  announcement: [
    { ...seen, path: '/game', inside: '.lobi-AppShell-notices' },
    { ...seen, path: '/player/dashboard', inside: '.lobi-BareLayout-notices' },
    {
      ...seen,
      role: 'admin',
      about: 'admin',
      path: '/admin/dashboard',
      inside: 'body',
      before: 'main h1',
    },
  ],
  'navbar.end': [
    { ...seen, path: '/game', inside: '.lobi-Navbar-end', before: '.lobi-WalletChip-root' },
    { ...seen, path: '/player/dashboard', inside: 'header' },
    { ...seen, role: 'admin', about: 'admin', path: '/admin/dashboard', inside: 'header' },
  ],
  'sidebar.top': [
    { ...seen, path: '/game', inside: '.lobi-Sidebar-root', before: '.lobi-Sidebar-root a' },
  ],
  'sidebar.bottom': [
    { ...seen, path: '/game', inside: '.lobi-Sidebar-root', after: '.lobi-Sidebar-root a' },
  ],
  'lobby.top': [{ ...seen, path: '/game', inside: 'main', before: '.lobi-LobbyView-root' }],
  'lobby.bottom': [{ ...seen, path: '/game', inside: 'main', after: '.lobi-LobbyView-root' }],
  'footer.top': [
    {
      ...seen,
      role: 'guest',
      about: '',
      path: '/game',
      inside: '.lobi-Footer-root',
      before: '.lobi-Footer-root a',
    },
  ],
  'game.below': [
    { ...inGame, path: '/game/game-dice', inside: 'main', after: '.lobi-PlayFrame-root' },
  ],
  'gameCard.badge': [
    {
      ...seen,
      about: 'Lampion Malam',
      given: 'game',
      path: '/game?category=slots',
      inside: '.lobi-GameCard-root',
    },
  ],
  'betPanel.after': [
    {
      ...inGame,
      about: 'Dadu Seratus',
      given: 'game',
      path: '/game/game-dice',
      inside: '.lobi-PlayFrame-root',
    },
    {
      ...seen,
      about: 'Arena Lentera',
      given: 'game',
      path: '/game/game-arena',
      inside: 'main',
      after: '.lobi-OddsBoard-root',
    },
  ],
  'auth.aside': [
    { role: 'guest', path: '/login', inside: 'aside', about: '', given: 'page', after: 'form' },
    { role: 'guest', path: '/register', inside: 'aside', about: '', given: 'page', after: 'form' },
  ],
  'dashboard.player.top': [
    { ...seen, path: '/player/dashboard', inside: 'main', before: '.lobi-PlayerHomeView-root' },
  ],
  'dashboard.agent.top': [
    {
      ...seen,
      role: 'agent',
      about: 'agent',
      path: '/agent/dashboard',
      inside: 'main',
      before: '.lobi-AgentHomeView-root',
    },
  ],
  'dashboard.admin.top': [
    { ...seen, role: 'admin', about: 'admin', path: '/admin/dashboard', inside: 'main' },
  ],
  'dashboard.superadmin.top': [
    { ...seen, role: 'superadmin', about: 'superadmin', path: '/admin/dashboard', inside: 'main' },
  ],
  'dashboard.declare.top': [
    { ...seen, role: 'declare', about: 'declare', path: '/game/create', inside: 'main' },
  ],
  'deposit.help': [
    { ...seen, path: '/player/wallet/deposit?new=1', inside: 'main', after: 'form' },
    { ...seen, role: 'agent', about: 'agent', path: '/agent/wallet/deposit', inside: 'main' },
  ],
  'withdraw.help': [
    { ...seen, path: '/player/wallet/withdraw', inside: 'main', after: 'form' },
    { ...seen, role: 'agent', about: 'agent', path: '/agent/wallet/withdraw', inside: 'main' },
  ],
};

/** Slots in components of the kit have tests beside their names (`config/slots.test.ts`). */
const ofApp = slotNames.filter((name) => !/^(empty|error)\./.test(name));

const load = async () => ({
  default: (await import('../testing/brand-components.tsx')).Given,
});
const part = () => document.querySelector<HTMLElement>('[data-given]');

/** Whether an element comes before another one in the page. */
const isBefore = (first: Element | null, second: Element | null): boolean =>
  Boolean(
    first && second && first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING,
  );

beforeEach(() => {
  localStorage.setItem('lobi.rules.dice', '1');
});

describe('slots of the app', () => {
  it('each slot of the app has a page in this table', () => {
    expect(ofApp.filter((name) => !spots[name]?.length)).toEqual([]);
  });

  const cases = ofApp.flatMap((name) => (spots[name] ?? []).map((spot) => ({ name, ...spot })));

  // id: brand-slots
  it.each(cases)(
    'the slot $name renders a component of the brand on $path as $role',
    async ({ name, path, role, inside, before, after, about, given }) => {
      await openApp({
        path,
        role,
        before: ({ world }) => addBuiltInGames(world, ['dice']),
        brand: { slots: { [name]: load } },
      });
      await expect.poll(part).not.toBeNull();
      const neighbour = () => document.querySelector(before ?? after ?? '[data-given]');
      await expect.poll(neighbour).not.toBeNull();
      expect(part()?.closest(inside), `inside ${inside}`).not.toBeNull();
      expect(part()?.dataset['given']).toBe(given);
      expect(part()?.textContent).toBe(about);
      if (before !== undefined) expect(isBefore(part(), neighbour()), before).toBe(true);
      if (after !== undefined) expect(isBefore(neighbour(), part()), after).toBe(true);
    },
  );
});
