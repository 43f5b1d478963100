import { describe, expect, it } from 'vitest';
import type { BrandInput } from '../config/brand-schema.ts';
import { resolveBrand } from '../config/resolve-brand.ts';
import { createOwnParts } from '../own/create-own-parts.tsx';
import { isClosed } from './pages.ts';

const good = { schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir' } as const;
const load = () => Promise.resolve({ default: () => null });
const closedBy =
  (changes: Partial<BrandInput>) =>
  (href: string): boolean =>
    isClosed(resolveBrand({ ...good, ...changes }, {}, createOwnParts), href);

describe('isClosed', () => {
  const disable = ['user.create', 'transaction.show'] as const;
  const isShut = closedBy({ routes: { disable: [...disable] } });

  it.each(['/transaction/7', '/transaction/7?tab=log#end', '/user/create', '/User/Create/'])(
    'isClosed is true for %s, which leads to a page that the brand has disabled',
    (href) => expect(isShut(href)).toBe(true),
  );

  it.each(['/game', '/user/7', '/', '/?a=/user/create', '/files/terms.pdf', '/nowhere'])(
    'isClosed is false for %s',
    (href) => expect(isShut(href)).toBe(false),
  );

  it('isClosed is true for pages of a disabled feature', () => {
    expect(closedBy({ features: { deposit: false } })('/player/wallet/deposit')).toBe(true);
  });

  it('isClosed is false if the brand has a page at the address', () => {
    const own = { name: 'invite.index', path: '/user/create', title: 'Invite', load } as const;
    const isClosedToo = closedBy({ routes: { disable: ['user.create'], extend: [own] } });
    expect(isClosedToo('/user/create')).toBe(false);
  });

  it('isClosed is false everywhere for a brand without page settings', () => {
    expect(isClosed(resolveBrand(good), '/user/create')).toBe(false);
  });
});
