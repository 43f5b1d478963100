import * as z from 'zod/mini';
import { dataOf } from '../schemas/common.ts';
import { openGameLeaveSchema, openGameSchema } from '../schemas/open-game.ts';
import { breakStartSchema, checkIntervalSchema, playSessionSchema } from '../schemas/protection.ts';
import { userSchema } from '../schemas/user.ts';
import type { ApiRow } from './api-row.ts';

const players = { kind: 'roles', roles: ['player'] } as const;

export const protectionApi = {
  'play-session.show': {
    method: 'GET',
    path: '/api/play-session',
    access: players,
    answer: dataOf(playSessionSchema),
    errors: [],
    idempotent: false,
    summary: 'How long the caller has been playing, with what result, and the next reality check.',
    source: 'ours',
  },
  'reality-check.acknowledge': {
    method: 'POST',
    path: '/api/reality-check/acknowledge',
    access: players,
    answer: dataOf(playSessionSchema),
    activity: 'reality-check',
    errors: ['too_soon'],
    idempotent: false,
    summary:
      'The reality check has been read; the time to the next one begins. One that is not due stays as it is.',
    source: 'ours',
  },
  'reality-check.interval': {
    method: 'PUT',
    path: '/api/reality-check',
    access: players,
    body: checkIntervalSchema,
    answer: dataOf(playSessionSchema),
    activity: 'limit-change',
    errors: [],
    idempotent: false,
    summary: 'Chooses the minutes between two reality checks, as far as the place leaves a choice.',
    source: 'ours',
  },
  'break.start': {
    method: 'POST',
    path: '/api/break',
    access: players,
    body: breakStartSchema,
    answer: dataOf(userSchema),
    activity: 'break-start',
    errors: ['conflict'],
    idempotent: false,
    summary:
      'Takes a break from play at once: a time-out or a self-exclusion. It cannot be ended early.',
    source: 'ours',
  },
  'break.end': {
    method: 'POST',
    path: '/api/break/end',
    access: players,
    answer: dataOf(userSchema),
    activity: 'break-end',
    errors: ['conflict'],
    idempotent: false,
    summary:
      'Asks for the end of a break without one, half a year after it began or later; it ends in a week.',
    source: 'ours – domain 2.2',
  },
  'open-game.show': {
    method: 'GET',
    path: '/api/open-game',
    access: players,
    answer: dataOf(z.nullable(openGameSchema)),
    errors: [],
    idempotent: false,
    summary: 'The game that the caller plays now and beside which no other is played, if any.',
    source: 'ours – protection, row 28',
  },
  'open-game.leave': {
    method: 'POST',
    path: '/api/open-game/leave',
    access: players,
    body: openGameLeaveSchema,
    answer: dataOf(z.nullable(openGameSchema)),
    errors: [],
    idempotent: false,
    summary:
      'Leaves that game, if it is still the one that is played. What is staked there stands. Answers what is played then.',
    source: 'ours – protection, row 28',
  },
} as const satisfies Record<string, ApiRow>;
