import type { LoggedActivity } from '@lobi/core/contract';
import { useEntity } from '@lobi/core/react/lists';
import { useMemo } from 'react';
import { peopleOf } from './people-of.ts';

/** Users that the log can be filtered by: those on its page and the chosen one. */
export function useLogPeople(
  rows: readonly LoggedActivity[] | undefined,
  chosenId: string | undefined,
) {
  const chosen = useEntity('user.show', chosenId === undefined ? null : { userId: chosenId });
  const user = chosen.status === 'ready' ? chosen.entity : null;
  return useMemo(() => peopleOf(rows ?? [], user), [rows, user]);
}
