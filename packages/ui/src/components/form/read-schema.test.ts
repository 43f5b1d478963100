import { describe, expect, it } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- a form may be given a schema of either kind
import * as full from 'zod';
import * as z from 'zod/mini';
import { blankValue, readSchema, withoutBlanks } from './read-schema.ts';

describe('readSchema', () => {
  it('readSchema reads types, limits and formats, in zod and zod/mini alike', () => {
    expect(readSchema(z.string().check(z.minLength(3), z.maxLength(32)))).toMatchObject({
      kind: 'text',
      min: 3,
      max: 32,
      optional: false,
    });
    expect(readSchema(full.string().min(3).max(32))).toMatchObject({ min: 3, max: 32 });
    expect(readSchema(z.email())).toMatchObject({ kind: 'text', format: 'email' });
    expect(readSchema(full.string().email())).toMatchObject({ format: 'email' });
    expect(readSchema(z.iso.date())).toMatchObject({ kind: 'text', format: 'date' });
    expect(readSchema(z.number().check(z.minimum(1), z.maximum(5)))).toMatchObject({
      kind: 'number',
      min: 1,
      max: 5,
    });
    expect(readSchema(z.number())).toMatchObject({ whole: false });
    expect(readSchema(z.int())).toMatchObject({ kind: 'number', whole: true });
    expect(readSchema(z.optional(z.int().check(z.minimum(1))))).toMatchObject({
      whole: true,
      min: 1,
    });
    expect(readSchema(full.int())).toMatchObject({ whole: true });
    expect(readSchema(z.enum(['a', 'b']))).toMatchObject({ kind: 'choice', choices: ['a', 'b'] });
    expect(readSchema(z.literal(true))).toMatchObject({ kind: 'boolean' });
    expect(readSchema(z.array(z.enum(['a'])))).toMatchObject({ kind: 'choices', choices: ['a'] });
  });

  it('readSchema unwraps a schema', () => {
    expect(readSchema(z.optional(z.nullable(z.email())))).toMatchObject({
      kind: 'text',
      format: 'email',
      optional: true,
      nullable: true,
    });
    expect(readSchema(z._default(z.boolean(), true))).toMatchObject({
      kind: 'boolean',
      optional: true,
    });
    expect(readSchema(z.pipe(z.string(), z.transform(Number))).kind).toBe('text');
  });
});

const person = z.object({
  name: z.string(),
  note: z.optional(z.string()),
  code: z.nullable(z.string()),
  bank: z.object({ holder: z.optional(z.string()), account: z.string() }),
});

describe('blankValue', () => {
  it('blankValue makes every field empty, including nested ones', () => {
    expect(blankValue(person)).toEqual({
      name: '',
      note: '',
      code: '',
      bank: { holder: '', account: '' },
    });
  });
});

describe('withoutBlanks', () => {
  it('withoutBlanks removes empty texts only from optional fields', () => {
    expect(withoutBlanks(person)(blankValue(person))).toEqual({
      name: '',
      note: undefined,
      code: null,
      bank: { holder: undefined, account: '' },
    });
  });
});
