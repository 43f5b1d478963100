import { describe, expect, it } from 'vitest';
import { atoms } from '../../messages/en/atoms.ts';
import { base } from '../../messages/en/base.ts';
import { withAreas } from './messages-by-area.ts';

describe('withAreas', () => {
  const messages = withAreas({ base, atoms });

  it('withAreas returns the messages of the given areas', () => {
    expect(messages.base).toBe(base);
    expect(Object.keys(messages)).toEqual(['base', 'atoms']);
  });

  it('withAreas throws an error that names a missing area', () => {
    expect(() => messages.lobby).toThrow(/KitProvider has no words for "lobby"/);
  });

  it('withAreas can be inspected by tools that read any object', () => {
    expect(JSON.parse(JSON.stringify(messages))).toEqual({ base, atoms });
    expect(Promise.resolve(messages)).toBeInstanceOf(Promise);
  });
});
