import { dataOf } from '../schemas/common.ts';
import { fairnessSchema, rotateSchema } from '../schemas/fairness.ts';
import type { ApiRow } from './api-row.ts';
import { players } from './access.ts';

export const fairnessApi = {
  'fairness.show': {
    method: 'GET',
    path: '/api/fairness',
    access: players,
    answer: dataOf(fairnessSchema),
    errors: [],
    idempotent: false,
    summary: 'Own seeds: promised, in use, and revealed.',
    source: 'ours',
  },
  'fairness.rotate': {
    method: 'POST',
    path: '/api/fairness/rotate',
    access: players,
    body: rotateSchema,
    answer: dataOf(fairnessSchema),
    activity: 'seed-change',
    errors: ['play_open'],
    idempotent: false,
    summary: 'Changes the seeds and reveals the old one; not while a play is open.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
