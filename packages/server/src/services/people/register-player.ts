import {
  missingFields,
  type Currency,
  type Register,
  type RegistrationField,
  refusedField,
} from '@lobi/core/contract';
import { toInternationalPhone } from '../../domain/phone.ts';
import type { PersonFacts } from '../../domain/resemblance.ts';
import type { Transaction } from '../../store/database.ts';
import { activateNewUser, type PersonDetails } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import type { UserService, UserToCreate } from './users.ts';
import { rememberPerson } from './account-holds.ts';
import { payWelcomeCredit, type WelcomeDeps } from './welcome-credit.ts';

/**
 * Reads and normalizes the personal data of a new user.
 * @throws AppError `validation` for missing data that the policy pack requires, and for an impossible
 *   phone number
 */
export function readPerson(
  body: Pick<Register, RegistrationField>,
  requiredFields: readonly RegistrationField[],
  currency: Currency,
): PersonDetails {
  const [missing] = missingFields(body, requiredFields);
  if (missing !== undefined) throw refusedField(missing, 'validation.required');
  const { name = null, birthDate = null, email = null } = body;
  const phone = body.phone === undefined ? null : toInternationalPhone(body.phone, currency);
  if (phone === undefined) throw refusedField('phone');
  return { name, birthDate, phone, email };
}

/** A player who registers, and the origin of the call. */
export interface NewPlayer extends Pick<
  UserToCreate,
  'username' | 'passwordHash' | 'status' | 'parentId' | 'referrerId' | 'agreedNotice'
> {
  readonly person: PersonDetails;
  readonly traces: Pick<PersonFacts, 'device' | 'address'>;
}

/**
 * Creates a player, with the welcome credit if there is one. A user who resembles excluded or blocked
 * users waits for staff, even if others are activated at once; the response is that of any account that
 * waits.
 * @throws AppError `username_taken`
 */
export async function registerPlayer(
  tx: Transaction,
  { users, ...deps }: WelcomeDeps & { readonly users: Pick<UserService, 'create'> },
  { traces, status, ...player }: NewPlayer,
  at: Date,
): Promise<Actor> {
  const created = await users.create(tx, { ...player, role: 'player', status: 'pending' });
  await payWelcomeCredit(tx, deps, created.walletId, at);
  const facts = { ...traces, ...player.person };
  const isHeld = await rememberPerson(tx, created.id, facts, at);
  if (isHeld || status === 'pending') return created;
  await activateNewUser(tx, created.id);
  return { ...created, status: 'activated' };
}
