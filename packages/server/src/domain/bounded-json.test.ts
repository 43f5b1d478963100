import { describe, expect, it } from 'vitest';
import { deepestJson, parseJson } from './bounded-json.ts';

const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const objects = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

describe('parseJson', () => {
  it.each([
    ['lists', lists],
    ['objects', objects],
  ])('parseJson accepts %s of 32 levels and rejects 33', (_, nested) => {
    expect(() => parseJson(nested(32))).not.toThrow();
    expect(() => parseJson(nested(33))).toThrow(SyntaxError);
  });

  it.each([lists(500_000), objects(300_000), `{"a":${lists(500_000)},"b":1}`])(
    'parseJson rejects a text of a megabyte without a stack overflow',
    (text) => expect(() => parseJson(text)).toThrow(SyntaxError),
  );

  it('parseJson counts levels, not values', () => {
    const wide = JSON.stringify(Array.from({ length: 10_000 }, () => ({ a: [1] })));
    expect(parseJson(wide)).toHaveLength(10_000);
    expect(deepestJson).toBe(32);
  });

  it('parseJson rejects invalid JSON', () => {
    expect(() => parseJson('{')).toThrow(SyntaxError);
  });
});
