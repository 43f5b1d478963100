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
} from '@lobi/core/contract';
import { refusedField } from './bound.ts';
import { toNationalPhone } from './phone.ts';
import { usualInstitutions } from './usual-institutions.ts';

/** Terms of a channel about the destination of its payouts. */
export interface PayoutTerms {
  readonly kind: ChannelKind;
  readonly direction: ChannelDirection;
  readonly currency: Currency;
  /** Banks or e-wallets to choose from; `null` for the usual ones of kind and currency. */
  readonly institutions: readonly Institution[] | null;
  readonly branch: BranchRule;
}

/** Where a payout goes, in normal form. */
export interface Destination {
  readonly institution: Institution | null;
  readonly account: string;
  readonly holder: string;
  readonly branch: string | null;
}

/** Banks or e-wallets of a channel; none where the channel itself says which one it is. */
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

/** An account as it is typed or pasted. */
export interface GivenDestination {
  readonly institution?: string | undefined;
  readonly account?: string | undefined;
  readonly holder?: string | undefined;
  readonly branch?: string | undefined;
}

/**
 * Reads where a payout goes by the fields that its channel declares.
 * @throws AppError `validation` on the first field that is missing or no such thing
 */
export function readDestination(terms: PayoutTerms, given: GivenDestination): Destination {
  const options = institutionsOf(terms);
  const institution = options.find(({ code }) => code === given.institution);
  if (options.length > 0 && !institution) {
    throw refusedField(
      'institution',
      given.institution ? 'validation.choice' : 'validation.required',
    );
  }
  const digits = normalizeDigits(given.account ?? '').replace(/^\+/, '');
  // The number of an e-wallet is mostly a phone, which people write with and without its country.
  const account =
    terms.kind === 'ewallet' ? (toNationalPhone(digits, terms.currency) ?? digits) : digits;
  if (account === '')
    throw refusedField('account', given.account ? undefined : 'validation.required');
  if (account.length < 4) throw refusedField('account');
  const holder = normalizeLine(given.holder ?? '');
  if (holder === '') throw refusedField('holder', 'validation.required');
  const branch = normalizeLine(given.branch ?? '');
  if (terms.branch === 'required' && branch === '')
    throw refusedField('branch', 'validation.required');
  return {
    institution: institution ?? null,
    account,
    holder,
    branch: terms.branch === 'none' || branch === '' ? null : branch,
  };
}

/** Is the holder of an account the person whose identity was checked? */
export function matchHolder(holder: string, verifiedName: string | null): HolderMatch {
  if (verifiedName === null || nameKey(verifiedName) === '') return 'unknown';
  return nameKey(holder) === nameKey(verifiedName) ? 'match' : 'mismatch';
}
