import { describe, expect, it } from 'vitest';
import { createSealer, keyIdOf } from './sealer.ts';

const key = 'ab'.repeat(32);

/** The text as earlier releases sealed it, without the id of the key. */
const withoutKeyId = (sealed: string): string => sealed.slice(0, sealed.lastIndexOf('=.'));

/** Decodes the bytes of a sealed text as an earlier release does. */
const decodeAsEarlier = (sealed: string): Buffer => Buffer.from(sealed, 'base64');

describe('createSealer', () => {
  it('createSealer opens what it sealed and never seals the same text the same way', () => {
    const { seal, open } = createSealer(key);
    const [one, two] = [seal('api-key-123'), seal('api-key-123')];
    expect(one).not.toBe(two);
    expect(one).not.toContain('api-key');
    expect([open(one), open(two)]).toEqual(['api-key-123', 'api-key-123']);
  });

  it('createSealer adds the id of its key to each sealed text', () => {
    const { seal, keyId } = createSealer(key);
    expect(keyId).toMatch(/^[0-9a-f]{16}$/);
    expect(keyIdOf(seal('api-key-123'))).toBe(keyId);
    expect(createSealer('cd'.repeat(32)).keyId).not.toBe(keyId);
  });

  it('createSealer rejects a text of another key by its key id, and a changed text by its authentication tag', () => {
    const { seal, open } = createSealer(key);
    const sealed = seal('api-key-123');
    const other = createSealer('cd'.repeat(32));
    expect(() => other.open(sealed)).toThrow(/is encrypted with the key/);
    const bytes = decodeAsEarlier(sealed);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => open(bytes.toString('base64'))).toThrow(/authenticate/);
  });

  it('createSealer opens texts of earlier releases only with the key that sealed them', () => {
    const sealed = withoutKeyId(createSealer(key).seal('api-key-123'));
    expect(keyIdOf(sealed)).toBeUndefined();
    expect(createSealer(key).open(sealed)).toBe('api-key-123');
    expect(() => createSealer('cd'.repeat(32)).open(sealed)).toThrow(/authenticate/);
  });

  it('createSealer seals texts in a form that earlier releases can open', () => {
    for (const text of ['', 'a', 'ab', 'abc', 'api-key-123']) {
      const sealed = createSealer(key).seal(text);
      expect(decodeAsEarlier(sealed)).toEqual(decodeAsEarlier(withoutKeyId(sealed)));
    }
  });
});
