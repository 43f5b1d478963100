import { routeNames } from '@lobi/core/routes';
import { describe, expect, it } from 'vitest';
import lentera from '../brands/lentera/brand.config.ts';
import type { BrandInput } from '../config/brand-schema.ts';
import { usesOwnParts } from '../config/own-parts.ts';
import { resolveBrand } from '../config/resolve-brand.ts';
import { coinGame } from '../testing/coin-game/game.ts';
import { createOwnParts } from './create-own-parts.tsx';

const good = { schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir' } as const;
const page = () => Promise.resolve({ default: () => null });
const promo = { name: 'promo.index', path: '/promo', title: 'Promo', load: page } as const;

const partsOf = (changes: Partial<BrandInput>) => createOwnParts({ ...good, ...changes });
const messagesOf = (changes: Partial<BrandInput>) =>
  resolveBrand({ ...good, ...changes }, {}, createOwnParts).i18n.messages;

describe('createOwnParts', () => {
  it('usesOwnParts is false for a brand with only a theme', () => {
    expect([lentera, good].map(usesOwnParts)).toEqual([false, false]);
    expect(usesOwnParts({ ...good, slots: {} })).toBe(true);
    expect(resolveBrand(good).own).toBeUndefined();
  });

  it('createOwnParts names pages of the brand, and changed titles in every language', () => {
    const messages = messagesOf({
      i18n: { messages: { en: { 'route.game.index': 'Night market' } } },
      routes: {
        extend: [{ ...promo, title: { en: 'Promotions', id: 'Promo' } }],
        titles: { 'game.index': 'Pasar Malam' },
      },
    });
    expect(messages.id).toEqual({
      'route.promo.index': 'Promo',
      'route.game.index': 'Pasar Malam',
    });
    // A text for one language takes precedence over a text for all.
    expect(messages.en).toEqual({
      'route.promo.index': 'Promotions',
      'route.game.index': 'Night market',
    });
  });

  it('createOwnParts disables the pages of a disabled feature', () => {
    const names = partsOf({ features: { withdraw: false } }).pages.map(({ name }) => name);
    const closed = routeNames.filter((name) => !names.includes(name));
    expect(closed).toEqual(['player.wallet.withdraw', 'agent.wallet.withdraw']);
  });

  it('createOwnParts asks for consent to statistics, and sends events to the brand and its plugins', () => {
    const [own, other] = [() => undefined, () => undefined];
    const plugins = [{ name: 'stats', onEvent: other }];
    expect(partsOf({ onEvent: own, plugins })).toMatchObject({
      listeners: [own, other],
      asksConsent: true,
    });
    expect(partsOf({})).toMatchObject({ listeners: [], report: undefined, Companion: undefined });
  });

  // id: brand-own-game-texts
  it('createOwnParts names the games of a brand and their rules in every language', () => {
    const title = { id: 'Koin', en: 'Coin' };
    const messages = messagesOf({ ownGames: [{ ...coinGame, title, about: 'Guess a side.' }] });
    expect([messages.id, messages.en]).toEqual([
      { 'fairness.engine.coin': 'Koin', 'play.rules.coin': 'Guess a side.' },
      { 'fairness.engine.coin': 'Coin', 'play.rules.coin': 'Guess a side.' },
    ]);
  });

  // id: brand-texts
  it('createOwnParts gives texts of the brand precedence over those of its plugins', () => {
    const messages = messagesOf({
      texts: { 'chat.title': 'Ask us' },
      plugins: [{ name: 'chat', texts: { 'chat.title': 'Chat', 'chat.send': 'Send' } }],
    });
    expect(messages.es).toEqual({ 'chat.title': 'Ask us', 'chat.send': 'Send' });
  });
});
