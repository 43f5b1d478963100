import { describe, expect, it } from 'vitest';
import {
  assertActiveAgent,
  assertMayCreateUser,
  assertRateFits,
  assertStatusEnd,
} from './new-user.ts';

const failing = (code: string, field?: string) =>
  expect.objectContaining({ code, ...(field && { errors: { [field]: [expect.any(String)] } }) });

describe('a new user', () => {
  it.each([
    ['agent', { role: 'declare' }, failing('forbidden')],
    ['admin', { role: 'admin' }, failing('forbidden')],
    ['admin', { role: 'declare', parentId: 'maya' }, failing('validation', 'parentId')],
    ['agent', { role: 'player', commissionBp: 0 }, failing('validation', 'commissionBp')],
  ] as const)('assertMayCreateUser: %s does not create %j', (role, body, error) => {
    expect(() => assertMayCreateUser({ role }, body)).toThrow(error);
  });

  it.each([
    ['agent', { role: 'player' }],
    ['admin', { role: 'agent', parentId: 'maya', commissionBp: 100 }],
    ['superadmin', { role: 'admin' }],
  ] as const)('assertMayCreateUser: %s creates %j', (role, body) => {
    expect(() => assertMayCreateUser({ role }, body)).not.toThrow();
  });

  it.each([
    ['agent', 'pending'],
    ['agent', 'restricted'],
    ['agent', 'blocked'],
    ['player', 'activated'],
  ] as const)('assertActiveAgent rejects a %s who is %s', (role, status) => {
    expect(() => assertActiveAgent({ role, status })).toThrow(failing('validation', 'parentId'));
  });

  it.each([
    ['up to the rate above', 300, { parent: { commissionBp: 300 }, highestBelow: 0 }],
    ['without an agent above', 900, { parent: null, highestBelow: 0 }],
    ['down to the highest rate below', 200, { parent: null, highestBelow: 200 }],
    ['without a new rate', undefined, { parent: { commissionBp: null }, highestBelow: 200 }],
  ])('assertRateFits accepts a rate %s', (_title, rateBp, bounds) => {
    expect(() => assertRateFits(rateBp, bounds)).not.toThrow();
  });

  it.each([
    ['above the rate above', 301, { parent: { commissionBp: 300 }, highestBelow: 0 }],
    ['below an agent without a rate', 1, { parent: { commissionBp: null }, highestBelow: 0 }],
    ['below the highest rate below', 199, { parent: null, highestBelow: 200 }],
  ])('assertRateFits rejects a rate %s', (_title, rateBp, bounds) => {
    expect(() => assertRateFits(rateBp, bounds)).toThrow(failing('rate_above_own'));
  });
});

describe('the end of a status', () => {
  it('a restriction ends on a later day', () => {
    expect(() => assertStatusEnd('restricted', '2026-11-22', '2026-11-21')).not.toThrow();
  });

  it.each([
    ['restricted', '2026-11-21'],
    ['restricted', '2026-11-20'],
    ['restricted', '2026-02-30'],
    ['blocked', '2026-12-31'],
  ] as const)('a status %s cannot have the end %s', (status, until) => {
    expect(() => assertStatusEnd(status, until, '2026-11-21')).toThrow(
      failing('validation', 'until'),
    );
  });
});
