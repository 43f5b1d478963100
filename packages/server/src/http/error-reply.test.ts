import * as z from 'zod/mini';
import {
  AppError,
  errorCodes,
  registerSchema,
  type ApiRow,
  type ErrorCode,
  type Language,
} from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { errorReply, toServerError } from './error-reply.ts';
import { parseInput } from './parse-input.ts';

const row = (body: z.ZodMiniType): ApiRow => ({
  method: 'POST',
  path: '/api/test',
  access: { kind: 'public' },
  body,
  errors: [],
  idempotent: false,
  summary: '',
  source: 'ours',
});

const reading = (language: Language, reference: string) => ({
  language,
  reference,
  timeZone: 'Asia/Jakarta',
});

function refusalOf(body: unknown, schema: z.ZodMiniType = registerSchema): AppError {
  try {
    parseInput(row(schema), { params: {}, query: {}, body });
  } catch (error) {
    return error as AppError;
  }
  throw new Error('was not refused');
}

describe('error reply', () => {
  it.each([
    ['en', 65_536, 'This is too large. The maximum is 65.5 kB.'],
    ['es', 1_500_000, 'Es demasiado grande. El máximo es 1,5 MB.'],
    ['id', 1_500_000, 'Terlalu besar. Maksimal 1,5 MB.'],
  ] as const)(
    'the error reply names the maximum size of the body, in %s',
    (language, bytes, message) => {
      const error = toServerError({ statusCode: 413 }, bytes);
      expect(errorReply(error, reading(language, 'r-1')).body.message).toBe(message);
    },
  );

  it('an error reply names the field of an error from another copy of the core', () => {
    // Of another class, like an error of another copy of the package.
    const refusal = Object.assign(new AppError('validation'), {
      issues: [{ field: 'side', key: 'validation.format', params: {} }],
    });
    expect(errorReply(refusal, reading('en', 'r-1')).body.errors).toEqual({
      side: [expect.stringMatching(/\w/)],
    });
  });

  it('an error reply has the status of the code, the message of the language and the reference', () => {
    expect(errorReply(new AppError('insufficient_funds'), reading('en', 'r-1'))).toEqual({
      status: 422,
      headers: {},
      body: {
        message: 'Your balance is not enough.',
        code: 'insufficient_funds',
        reference: 'r-1',
        errors: { amount: ['Your balance is not enough.'] },
      },
    });
    expect(errorReply(new AppError('not_found'), reading('id', 'r-1')).body.message).not.toBe(
      errorReply(new AppError('not_found'), reading('en', 'r-1')).body.message,
    );
  });

  it('the error reply leaves no placeholder in any text of a server code', () => {
    const params = { min: '1', max: '2', left: '3', game: '4' };
    for (const code of Object.keys(errorCodes) as ErrorCode[]) {
      const error = new AppError(code, undefined, { params, retryAfterSeconds: 3 });
      for (const language of ['id', 'en', 'es', 'zh-Hans'] as const) {
        expect(errorReply(error, reading(language, 'r')).body.message, code).not.toMatch(/[{}]/);
      }
    }
  });

  it('the error reply contains the time of a retry', () => {
    const error = new AppError('rate_limited', '', { retryAfterSeconds: 15 });
    expect(errorReply(error, reading('en', 'r'))).toMatchObject({
      headers: { 'retry-after': '15' },
      body: { message: 'Too many tries. Wait 15 seconds.' },
    });
  });

  it('the error reply names the first failure of each field, and no more', () => {
    const refusal = refusalOf({ username: '', password: 'short', passwordConfirmation: 'short' });
    expect(errorReply(refusal, reading('en', 'r')).body.errors).toEqual({
      username: ['The username field is required.'],
      password: ['The password field must be at least 8 characters.'],
    });
  });

  it('the error reply names the field that a confirmation repeats', () => {
    const refusal = refusalOf({
      username: 'someone',
      password: 'long enough',
      passwordConfirmation: 'other',
    });
    expect(errorReply(refusal, reading('en', 'r')).body.errors).toEqual({
      passwordConfirmation: ['The password confirmation does not match.'],
    });
  });

  it('the error reply translates the message keys of a service', () => {
    const refusal = new AppError('validation', '', { errors: { amount: ['validation.number'] } });
    expect(errorReply(refusal, reading('en', 'r')).body.errors).toEqual({
      amount: ['The amount field must be a number.'],
    });
  });

  it('the error reply formats limits as money in the language of the user', () => {
    const refusal = new AppError('stake_below_minimum', '', {
      params: { min: '1000', currency: 'IDR' },
    });
    const messageIn = (language: 'id' | 'en') =>
      errorReply(refusal, reading(language, 'r')).body.message.replaceAll('\u00a0', ' ');
    expect(messageIn('en')).toBe('The minimum stake is Rp 1,000.');
    expect(messageIn('id')).toContain('Rp 1.000');
  });

  it('the error reply contains the end of a limit, in the time zone of the platform', () => {
    const params = { left: '300', currency: 'IDR', until: '2026-11-24T03:00:00.000Z' };
    const messageIn = (language: 'id' | 'en') =>
      errorReply(
        new AppError('limit_reached', '', { params }),
        reading(language, 'r'),
      ).body.message.replaceAll(/\s/g, ' ');
    expect(messageIn('en')).toBe(
      'You have Rp 300 left within your limit. You can continue from Nov 24, 10:00 AM GMT+7.',
    );
    expect(messageIn('id')).toContain('Anda bisa melanjutkan mulai 24 Nov, 10.00 WIB.');
  });

  it('errorReply names an unknown field', () => {
    const refusal = refusalOf({ other: 1 }, z.strictObject({}));
    expect(Object.keys(errorReply(refusal, reading('en', 'r')).body.errors ?? {})).toEqual([
      'other',
    ]);
  });

  it('the error reply reveals nothing about a failure that is not in the catalogue', () => {
    const secret = new Error('relation "users" does not exist');
    const reply = errorReply(toServerError(secret, 65_536), reading('en', 'r-1'));
    expect(reply.status).toBe(500);
    expect(JSON.stringify(reply)).not.toContain('relation');
    expect(reply.body.message).toContain('r-1');
  });
});
