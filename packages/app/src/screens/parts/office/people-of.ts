import type { LoggedActivity } from '@lobi/core/contract';
import type { FilterOption } from '@lobi/ui/data';

/** Users in these log entries, without duplicates and sorted by name. */
export function peopleOf(
  rows: readonly LoggedActivity[],
  chosen: { readonly id: string; readonly username: string } | null,
): readonly FilterOption[] {
  const people = [...rows.map(({ user }) => user), chosen].filter((user) => user !== null);
  const names = new Map(people.map(({ id, username }) => [id, username]));
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((first, second) => first.label.localeCompare(second.label));
}
