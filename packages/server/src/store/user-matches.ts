import type { UserSearch } from '../domain/user-search.ts';
import { containing, type Alternative } from './list-page.ts';

/**
 * Conditions that match a user: by a part of the name, by contacts, and by the account of a request.
 * @param person alias of the table `users` in the query
 * @param account condition on an account, with `?` for its number
 */
export const userMatches = (
  person: string,
  account: string,
  search: UserSearch,
): readonly Alternative[] => [
  [`${person}.username ilike ?`, containing(search.text)],
  [`${person}.name ilike ?`, containing(search.text)],
  [`lower(${person}.email) = ?`, search.email],
  [`${person}.email ilike ?`, containing(search.partOfEmail)],
  [`${person}.phone = ?`, search.phone],
  [`${person}.phone like ?`, containing(search.partOfPhone)],
  [account, search.account],
];

/** Matches the account of a request; whole numbers only, since only reviewers see them in full. */
export const ownsAccount = (person: string): string =>
  `${person}.id in (select y.owner_id from transactions y
    where y.destination_account is not null and account_key(y.destination_account) = ?)`;
