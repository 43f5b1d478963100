import {
  nameKey,
  normalizeDigits,
  normalizeLine,
  type BranchRule,
  type Channel,
  type ChannelDirection,
  type ChannelKind,
  type Currency,
  type HolderMatch,
  type Institution,
  refusedField,
} from '@lobi/core/contract';
import { toNationalPhone } from './phone.ts';
import { usualInstitutions } from './usual-institutions.ts';

/** Requirements of a channel for the destination of its payouts. */
export interface PayoutTerms {
  readonly kind: ChannelKind;
  readonly direction: ChannelDirection;
  readonly currency: Currency;
  /** Banks or e-wallets to choose from; `null` for the usual ones of the kind and currency. */
  readonly institutions: readonly Institution[] | null;
  readonly branch: BranchRule;
}

/** Normalized destination of a payout. */
export interface Destination {
  readonly institution: Institution | null;
  readonly account: string;
  readonly holder: string;
  readonly branch: string | null;
}

/** Banks or e-wallets of a channel; none if the channel itself is bound to one. */
export const institutionsOf = ({ kind, currency, institutions }: PayoutTerms) =>
  institutions ?? usualInstitutions(kind, currency);

/** Returns the fields that a payout through a channel requires, in the order of the form. */
export function destinationFieldsOf(terms: PayoutTerms): Channel['destinationFields'] {
  if (terms.direction === 'in') return [];
  const options = institutionsOf(terms);
  return [
    ...(options.length > 0
      ? [{ name: 'institution' as const, required: true, options: [...options] }]
      : []),
    { name: 'account', required: true, options: null },
    { name: 'holder', required: true, options: null },
    ...(terms.branch === 'none'
      ? []
      : [{ name: 'branch' as const, required: terms.branch === 'required', options: null }]),
  ];
}

/** An account as entered by the user. */
export interface GivenDestination {
  readonly institution?: string | undefined;
  readonly account?: string | undefined;
  readonly holder?: string | undefined;
  readonly branch?: string | undefined;
}

/**
 * Reads the destination of a payout by the fields that its channel declares.
 * @throws AppError `validation` on the first field that is missing or invalid
 */
export function readDestination(terms: PayoutTerms, body: GivenDestination): Destination {
  const options = institutionsOf(terms);
  const institution = options.find(({ code }) => code === body.institution);
  if (options.length > 0 && !institution) {
    throw refusedField(
      'institution',
      body.institution ? 'validation.choice' : 'validation.required',
    );
  }
  const digits = normalizeDigits(body.account ?? '').replace(/^\+/, '');
  // The number of an e-wallet is usually a phone number, which users enter with or without the country
  // code.
  const account =
    terms.kind === 'ewallet' ? (toNationalPhone(digits, terms.currency) ?? digits) : digits;
  if (account === '')
    throw refusedField('account', body.account ? undefined : 'validation.required');
  if (account.length < 4) throw refusedField('account');
  const holder = normalizeLine(body.holder ?? '');
  if (holder === '') throw refusedField('holder', 'validation.required');
  const branch = normalizeLine(body.branch ?? '');
  if (terms.branch === 'required' && branch === '')
    throw refusedField('branch', 'validation.required');
  return {
    institution: institution ?? null,
    account,
    holder,
    branch: terms.branch === 'none' || branch === '' ? null : branch,
  };
}

/** Compares the holder of an account with the verified identity. */
export function matchHolder(holder: string, verifiedName: string | null): HolderMatch {
  if (verifiedName === null || nameKey(verifiedName) === '') return 'unknown';
  return nameKey(holder) === nameKey(verifiedName) ? 'match' : 'mismatch';
}
