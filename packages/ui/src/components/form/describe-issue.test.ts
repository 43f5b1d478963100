import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeIssue } from './describe-issue.ts';

/** Returns the first issue of a schema for an input, with the input. */
function first(schema: z.ZodMiniType, input: unknown) {
  const result = schema.safeParse(input);
  const issue = result.error?.issues[0];
  if (!issue) throw new Error('the schema accepted the input');
  return describeIssue(issue, input);
}

describe('describeIssue', () => {
  it.each([undefined, null, '', false])(
    'describeIssue describes %s as required, regardless of other errors',
    (input) => {
      expect(first(z.string().check(z.minLength(3)), input === false ? '' : input)).toEqual({
        key: 'required',
        params: {},
      });
      expect(first(z.literal(true), input)).toEqual({ key: 'required', params: {} });
    },
  );

  it('describeIssue distinguishes limits of length from limits of value', () => {
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

  it('describeIssue describes errors of numbers, choices and formats', () => {
    expect(first(z.number(), 'x').key).toBe('number');
    expect(first(z.enum(['a', 'b']), 'c').key).toBe('choice');
    expect(first(z.string().check(z.regex(/^a$/)), 'b').key).toBe('format');
    expect(first(z.string(), 5).key).toBe('format');
  });

  it('describeIssue uses the message key and values that a schema sets', () => {
    const schema = z
      .string()
      .check(z.refine(() => false, { error: 'max', params: { max: 'Rp 5.000' } }));
    expect(first(schema, '9000')).toEqual({ key: 'max', params: { max: 'Rp 5.000' } });
  });
});
