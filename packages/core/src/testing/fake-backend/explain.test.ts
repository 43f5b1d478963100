import { describe, expect, it } from 'vitest';
import { AppError } from '../../contract/error-codes.ts';
import { explain } from './explain.ts';

describe('explain', () => {
  it.each([
    ['insufficient_funds', 'amount'],
    ['channel_unavailable', 'channelId'],
    ['too_large', 'data'],
  ] as const)('an error %s of the fake backend belongs to the field %s', (code, field) => {
    const { message, errors } = explain(new AppError(code), 'en');
    expect(errors).toEqual({ [field]: [message] });
  });

  it('an error of the fake backend about no single field has no fields', () => {
    expect(explain(new AppError('forbidden'), 'en').errors).toBeUndefined();
  });
});
