import type { UserDetail } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { changesOf, isMasked, profileFields, profileOf, profileSchema } from './profile.ts';

const user = (more: Partial<UserDetail> = {}): UserDetail => ({
  id: 'u1',
  username: 'sari',
  role: 'player',
  status: 'activated',
  parent: { id: 'agent', username: 'nusa' },
  wallet: { id: 'w1', balance: '0', held: '0', available: '0', currency: 'IDR', version: 1 },
  level: null,
  earnings: null,
  hold: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  name: 'Sari',
  phone: '+6281234567890',
  email: null,
  birthDate: null,
  referralCode: null,
  referred: null,
  referrer: null,
  commissionBp: null,
  verification: null,
  statusCause: 'system',
  statusReason: null,
  statusMessage: null,
  statusUntil: null,
  breakEndableAt: null,
  restrictedUntil: null,
  freeze: null,
  lastLoginAt: null,
  version: 4,
  actions: ['edit'],
  editable: ['name', 'phone', 'email'],
  allowedStatuses: [],
  ...more,
});

const agent = { id: 'agent', role: 'agent' } as const;

describe('profileFields', () => {
  it('profileFields are the fields that the platform lets the user edit, with the commission as the rate', () => {
    expect(profileFields(user({ editable: ['name', 'phone'] }))).toEqual(['name', 'phone']);
    expect(profileFields(user({ editable: ['commissionBp'] }))).toEqual(['commission']);
    expect(profileFields(user({ editable: [] }))).toEqual([]);
  });
});

describe('changesOf', () => {
  it('changesOf sends only edited fields', () => {
    const start = profileOf(user(), false);
    expect(changesOf(start, start)).toEqual({});
    expect(changesOf(start, { ...start, name: ' Sari Rahma ' })).toEqual({ name: 'Sari Rahma' });
  });

  it('changesOf sends null for an emptied contact', () => {
    const start = profileOf(user(), false);
    expect(changesOf(start, { ...start, phone: '' })).toEqual({ phone: null });
  });

  it('changesOf omits a masked contact unless a new one is entered', () => {
    const masked = user({ phone: '+62•••7890' });
    expect(isMasked(agent, masked)).toBe(true);
    const start = profileOf(masked, true);
    expect(start.phone).toBe('');
    expect(changesOf(start, start)).toEqual({});
    expect(changesOf(start, { ...start, phone: '081234567891' })).toEqual({
      phone: '081234567891',
    });
  });

  it('changesOf converts per cent to whole basis points', () => {
    const start = profileOf(user({ role: 'agent', commissionBp: 150 }), false);
    expect(start.commission).toBe(1.5);
    expect(changesOf(start, { ...start, commission: 2.29 })).toEqual({ commissionBp: 229 });
  });
});

describe('profileSchema', () => {
  it('profileSchema accepts empty contacts and rejects invalid ones', () => {
    const empty = { name: '', phone: '', email: '', commission: null };
    expect(profileSchema.safeParse(empty).success).toBe(true);
    expect(profileSchema.safeParse({ ...empty, phone: 'abc' }).success).toBe(false);
    expect(profileSchema.safeParse({ ...empty, email: 'sari@' }).success).toBe(false);
    expect(profileSchema.safeParse({ ...empty, commission: 101 }).success).toBe(false);
  });
});
