import {
  missingFields,
  type Currency,
  type Register,
  type RegistrationField,
} from '@lobi/core/contract';
import { refusedField } from '../../domain/bound.ts';
import { toInternationalPhone } from '../../domain/phone.ts';
import type { PersonFacts } from '../../domain/resemblance.ts';
import type { Transaction } from '../../store/database.ts';
import { activateNewUser, type PersonDetails } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import type { UserService, UserToCreate } from './users.ts';
import { rememberPerson } from './account-holds.ts';
import { giveWelcomeCredit, type WelcomeDeps } from './welcome-credit.ts';

/**
 * Personal data that a new user enters, normalised as it is stored.
 * @throws AppError `validation` where something that the policy pack asks for is missing, and for a
 *   phone that no phone can have
 */
export function readPerson(
  body: Pick<Register, RegistrationField>,
  asks: readonly RegistrationField[],
  currency: Currency,
): PersonDetails {
  const [missing] = missingFields(body, asks);
  if (missing !== undefined) throw refusedField(missing, 'validation.required');
  const { name = null, birthDate = null, email = null } = body;
  const phone = body.phone === undefined ? null : toInternationalPhone(body.phone, currency);
  if (phone === undefined) throw refusedField('phone');
  return { name, birthDate, phone, email };
}

/** A player who registers, and from where. */
export interface NewPlayer extends Pick<
  UserToCreate,
  'username' | 'passwordHash' | 'status' | 'parentId' | 'referrerId' | 'agreedNotice'
> {
  readonly person: PersonDetails;
  readonly traces: Pick<PersonFacts, 'device' | 'address'>;
}

/**
 * Makes a player, with the welcome credit where there is one. A user who resembles excluded or blocked people waits for staff, also where
 * others are activated at once; the answer is that of any account that waits.
 * @throws AppError `username_taken`
 */
export async function registerPlayer(
  tx: Transaction,
  { users, ...deps }: WelcomeDeps & { readonly users: Pick<UserService, 'create'> },
  { traces, status, ...player }: NewPlayer,
  at: Date,
): Promise<Actor> {
  const made = await users.create(tx, { ...player, role: 'player', status: 'pending' });
  await giveWelcomeCredit(tx, deps, made.walletId, at);
  const facts = { ...traces, ...player.person };
  const isHeld = await rememberPerson(tx, made.id, facts, at);
  if (isHeld || status === 'pending') return made;
  await activateNewUser(tx, made.id);
  return { ...made, status: 'activated' };
}
