import type { LoggedActivity } from '@lobi/core/contract';
import { useEntity } from '@lobi/core/react';
import { useMemo } from 'react';
import { peopleOf } from './people-of.ts';

/** Whom the log can be narrowed to: who is on its page, and who is chosen. */
export function useLogPeople(
  rows: readonly LoggedActivity[] | undefined,
  chosenId: string | undefined,
) {
  const chosen = useEntity('user.show', chosenId === undefined ? null : { userId: chosenId });
  const user = chosen.status === 'ready' ? chosen.entity : null;
  return useMemo(() => peopleOf(rows ?? [], user), [rows, user]);
}
