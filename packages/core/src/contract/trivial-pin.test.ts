import { describe, expect, it } from 'vitest';
import { isTrivialPin } from './trivial-pin.ts';

describe('a trivial PIN', () => {
  it.each([
    '000000',
    '777777',
    '123456',
    '456789',
    '567890',
    '012345',
    '654321',
    '987654',
    '098765',
  ])('isTrivialPin is true for one digit or a run: %s', (pin) =>
    expect(isTrivialPin(pin)).toBe(true),
  );

  it.each(['121212', '707070', '123123', '904904'])(
    'isTrivialPin is true for a repeated part: %s',
    (pin) => expect(isTrivialPin(pin)).toBe(true),
  );

  it.each(['112233', '123457', '890123', '271828', '100000', '135790', '904905'])(
    'isTrivialPin is false for any other PIN: %s',
    (pin) => expect(isTrivialPin(pin)).toBe(false),
  );
});
