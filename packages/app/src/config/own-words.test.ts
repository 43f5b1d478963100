import { en } from '@lobi/ui/messages/en';
import { start } from '@lobi/ui/messages/en/start';
import { assertType, describe, expect, it } from 'vitest';
import { withOwnWords, type OwnTexts } from './own-words.ts';

describe('custom messages of the kit', () => {
  it('withOwnWords changes only the overridden texts, and shares all other objects', () => {
    const own = { 'kit.base.close': 'Shut', 'route.game.index': 'Night market' };
    const words = withOwnWords(en, own);
    expect(words.base.close).toBe('Shut');
    expect(words.base).toEqual({ ...en.base, close: 'Shut' });
    expect(words.lobby).toBe(en.lobby);
    expect(en.base.close).not.toBe('Shut');
  });

  it('withOwnWords without custom messages returns the same messages', () => {
    expect(withOwnWords(en, undefined)).toBe(en);
    expect(withOwnWords(en, { 'route.game.index': 'Night market' })).toBe(en);
  });

  it('withOwnWords skips an area that is not loaded yet', () => {
    const { arena: _arena, ...first } = en;
    const [key] = Object.keys(en.arena);
    expect(withOwnWords(first, { [`kit.arena.${key}`]: 'Other' })).toBe(first);
    expect('arena' in start).toBe(false);
  });

  it('keys of custom messages are typed, including those of the kit', () => {
    assertType<OwnTexts>({ 'kit.base.close': 'Shut', 'route.game.index': 'Night market' });
    // @ts-expect-error the kit has no such text
    assertType<OwnTexts>({ 'kit.base.closed': 'Shut' });
    // @ts-expect-error the app has no such text
    assertType<OwnTexts>({ 'route.game.indx': 'Night market' });
  });
});
