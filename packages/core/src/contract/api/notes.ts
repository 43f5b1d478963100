import * as z from 'zod/mini';
import { dataOf, listOf, listQueryShape } from '../schemas/common.ts';
import { noteCreateSchema, noteSchema } from '../schemas/note.ts';
import type { ApiRow } from './api-row.ts';
import { staff } from './access.ts';
import { userParams } from './params.ts';

const path = '/api/user/{userId}/note';
const source = 'ours – ui-kit 1.6 (notes)';

export const notesApi = {
  'note.list': {
    method: 'GET',
    path,
    access: staff,
    params: userParams,
    query: z.strictObject(listQueryShape),
    answer: listOf(noteSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'What staff wrote down about a user, newest first; never about the caller.',
    source,
  },
  'note.create': {
    method: 'POST',
    path,
    access: staff,
    params: userParams,
    body: noteCreateSchema,
    answer: dataOf(noteSchema),
    status: 201,
    activity: 'note-create',
    errors: ['not_found'],
    idempotent: false,
    summary: 'Writes a note about a user. It is never changed, and its subject does not see it.',
    source,
  },
} as const satisfies Record<string, ApiRow>;
