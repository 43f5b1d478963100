import { describe, expect, it } from 'vitest';
import { readDraft, writeDraft, type DraftRules } from './draft.ts';

const rules: DraftRules = {
  version: 2,
  steps: ['amount', 'pin'],
  defaults: { amount: '', agree: false, tags: [], pin: '' },
  privateNames: new Set(['pin']),
};
const draft = {
  step: 'pin',
  at: '2026-11-20T09:05:00.000Z',
  values: { amount: '50000', agree: true, tags: ['a'], pin: '123456' },
};
const publicValues = { amount: '50000', agree: true, tags: ['a'] };

describe('a draft', () => {
  it('a draft is restored unchanged, without private values', () => {
    const text = writeDraft(draft, rules);
    expect(text).not.toContain('123456');
    expect(readDraft(text, rules)).toEqual({ ...draft, values: publicValues });
  });

  it('a draft does not restore a private value from a manipulated storage', () => {
    const text = JSON.stringify({ version: 2, ...draft });
    expect(readDraft(text, rules)?.values).toEqual(publicValues);
  });

  it.each([
    ['nothing', null],
    ['half a text', '{"version":2,"st'],
    ['another version', JSON.stringify({ ...draft, version: 1 })],
    ['a step that is gone', JSON.stringify({ ...draft, version: 2, step: 'proof' })],
    ['no time', JSON.stringify({ ...draft, version: 2, at: 'soon' })],
    ['no values', JSON.stringify({ ...draft, version: 2, values: [] })],
    ['a number', '7'],
  ])('a draft is ignored if it is %s', (_description, text) => {
    expect(readDraft(text, rules)).toBeUndefined();
  });

  it('a draft ignores values of a wrong type and unknown field names', () => {
    const values = { amount: 50_000, agree: 'yes', tags: 'a', other: 'x' };
    const text = JSON.stringify({ ...draft, version: 2, values });
    expect(readDraft(text, rules)?.values).toEqual({});
  });
});
