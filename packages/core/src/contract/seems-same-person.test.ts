import { describe, expect, it } from 'vitest';
import { seemsSamePerson } from './seems-same-person.ts';

describe('seemsSamePerson', () => {
  it.each([
    [['device'], true],
    [['phone'], true],
    [['email'], true],
    [['name'], false],
    [['birth-date'], false],
    [['address'], false],
    [['name', 'birth-date'], true],
    [['name', 'address'], true],
    [['birth-date', 'address'], true],
    [['address', 'phone'], true],
    [['address', 'address'], false],
    [[], false],
  ] as const)('seemsSamePerson returns for %j: %s', (signs, same) => {
    expect(seemsSamePerson(signs)).toBe(same);
  });
});
