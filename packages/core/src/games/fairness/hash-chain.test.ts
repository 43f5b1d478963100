import { describe, expect, it } from 'vitest';
import { chainForPlay, isChainLink, isInChain } from './hash-chain.ts';

/** Four games of a published chain, which was played backwards: each hash commits to the next one. */
const published = [
  'b2acd37fbdb5509926ab5d7329704c840f8467266c90019682f3b260a029bdba',
  '82886b71b3b26e4b162bbdf4e7024f50f6a7250c207fb9ce497ad56a3e7e700a',
  'cb7da3ec6cb68d4c0fccd9640641cabcac641f12ff97e7314ec3e074ac0981e0',
  'b459e199bac1342bf22d7aa6d19180aff35ab69f453d809949aab3e8d5e545aa',
] as const;

describe('a hash chain', () => {
  it('a hash chain matches a published one', async () => {
    expect(await chainForPlay(published[0], 3)).toEqual([...published].reverse());
  });

  it('a hash chain is published by its last hash and played backwards to the secret', async () => {
    const [end = '', first = '', second = ''] = await chainForPlay('secret', 10);
    expect(await isChainLink(first, end)).toBe(true);
    expect(await isChainLink(second, first)).toBe(true);
    expect(await isChainLink(second, end)).toBe(false);
  });

  it('a hash chain proves that the hash of every game was committed to', async () => {
    const chain = await chainForPlay('secret', 10);
    expect(chain).toHaveLength(11);
    expect(await isInChain(chain[7] ?? '', 7, chain[0] ?? '')).toBe(true);
    expect(await isInChain(chain[7] ?? '', 6, chain[0] ?? '')).toBe(false);
    expect(await isInChain('another', 7, chain[0] ?? '')).toBe(false);
  });
});
