import * as z from 'zod/mini';
import { dataOf, listOf, listQueryShape } from '../schemas/common.ts';
import { exclusionCreateSchema, exclusionSchema } from '../schemas/exclusion.ts';
import type { ApiRow } from './api-row.ts';
import { staff } from './access.ts';
import { userParams } from './params.ts';

const path = '/api/user/{userId}/exclusion';
const source = 'ours – protection, row 18';

export const exclusionsApi = {
  'exclusion.list': {
    method: 'GET',
    path,
    access: staff,
    params: userParams,
    query: z.strictObject(listQueryShape),
    answer: listOf(exclusionSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'Exclusions of a player that others asked for, newest first.',
    source,
  },
  'exclusion.create': {
    method: 'POST',
    path,
    access: staff,
    params: userParams,
    body: exclusionCreateSchema,
    answer: dataOf(exclusionSchema),
    status: 201,
    activity: 'exclusion-create',
    errors: ['not_found', 'conflict'],
    idempotent: false,
    summary:
      'Excludes a player at once because family or another person asked for it. It cannot be ended early.',
    source,
  },
} as const satisfies Record<string, ApiRow>;
