import { en } from '@lobi/ui/messages/en';
import { start } from '@lobi/ui/messages/en/start';
import { assertType, describe, expect, it } from 'vitest';
import { withOwnTexts, type OwnTexts } from './own-texts.ts';

describe('custom messages of the kit', () => {
  it('withOwnTexts changes only the overridden texts, and shares all other objects', () => {
    const own = { 'kit.base.close': 'Shut', 'route.game.index': 'Night market' };
    const messages = withOwnTexts(en, own);
    expect(messages.base.close).toBe('Shut');
    expect(messages.base).toEqual({ ...en.base, close: 'Shut' });
    expect(messages.lobby).toBe(en.lobby);
    expect(en.base.close).not.toBe('Shut');
  });

  it('withOwnTexts without custom messages returns the same messages', () => {
    expect(withOwnTexts(en, undefined)).toBe(en);
    expect(withOwnTexts(en, { 'route.game.index': 'Night market' })).toBe(en);
  });

  it('withOwnTexts skips an area that is not loaded yet', () => {
    const { arena: _arena, ...first } = en;
    const [key] = Object.keys(en.arena);
    expect(withOwnTexts(first, { [`kit.arena.${key}`]: 'Other' })).toBe(first);
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
