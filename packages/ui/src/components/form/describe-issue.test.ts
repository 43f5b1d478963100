import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeIssue } from './describe-issue.ts';

/** Issue of the first failure of a schema on an input, with what was put in. */
function first(schema: z.ZodMiniType, input: unknown) {
  const result = schema.safeParse(input);
  const issue = result.error?.issues[0];
  if (!issue) throw new Error('the schema accepted the input');
  return describeIssue(issue, input);
}

describe('describeIssue', () => {
  it.each([undefined, null, '', false])(
    'describeIssue calls %s required, whatever else is wrong',
    (input) => {
      expect(first(z.string().check(z.minLength(3)), input === false ? '' : input)).toEqual({
        key: 'required',
        params: {},
      });
      expect(first(z.literal(true), input)).toEqual({ key: 'required', params: {} });
    },
  );

  it('describeIssue distinguishes lengths from amounts', () => {
    expect(first(z.string().check(z.minLength(3)), 'ab')).toEqual({
      key: 'minLength',
      params: { min: 3 },
    });
    expect(first(z.string().check(z.maxLength(1)), 'ab')).toEqual({
      key: 'maxLength',
      params: { max: 1 },
    });
    expect(first(z.number().check(z.minimum(3)), 2)).toEqual({ key: 'min', params: { min: 3 } });
    expect(first(z.number().check(z.maximum(1)), 2)).toEqual({ key: 'max', params: { max: 1 } });
  });

  it('describeIssue names numbers, choices and formats', () => {
    expect(first(z.number(), 'x').key).toBe('number');
    expect(first(z.enum(['a', 'b']), 'c').key).toBe('choice');
    expect(first(z.string().check(z.regex(/^a$/)), 'b').key).toBe('format');
    expect(first(z.string(), 5).key).toBe('format');
  });

  it('describeIssue lets a schema name the sentence and its values', () => {
    const schema = z
      .string()
      .check(z.refine(() => false, { error: 'max', params: { max: 'Rp 5.000' } }));
    expect(first(schema, '9000')).toEqual({ key: 'max', params: { max: 'Rp 5.000' } });
  });
});
