import { describe, expect, it } from 'vitest';
import { createSealer } from './sealer.ts';

const key = 'ab'.repeat(32);

describe('a sealed text', () => {
  it('can be read again with its key, and looks different every time', () => {
    const { seal, open } = createSealer(key);
    const [one, two] = [seal('api-key-123'), seal('api-key-123')];
    expect(one).not.toBe(two);
    expect(one).not.toContain('api-key');
    expect([open(one), open(two)]).toEqual(['api-key-123', 'api-key-123']);
  });

  it('cannot be read with another key, nor after a change', () => {
    const sealed = createSealer(key).seal('api-key-123');
    expect(() => createSealer('cd'.repeat(32)).open(sealed)).toThrow(/authenticate/);
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => createSealer(key).open(bytes.toString('base64'))).toThrow(/authenticate/);
  });
});
