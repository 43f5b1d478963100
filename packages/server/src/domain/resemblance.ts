import { emailKey, nameKey, type ResemblanceSign } from '@lobi/core/contract';
import { networkOf } from './network-of.ts';

/** An identifying detail of a person, normalized. */
export interface PersonMark {
  readonly kind: ResemblanceSign;
  readonly key: string;
}

/** Known facts about a person. The phone is in international form. */
export interface PersonFacts {
  /** Id of the browser, which is the same for all accounts that sign in with it. */
  readonly device?: string | undefined;
  /** IP address. */
  readonly address?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly name?: string | null | undefined;
  /** `YYYY-MM-DD` */
  readonly birthDate?: string | null | undefined;
}

type Reader = (facts: PersonFacts) => string | null | undefined;

const readers: Readonly<Record<ResemblanceSign, Reader>> = {
  device: ({ device }) => device,
  phone: ({ phone }) => phone,
  email: ({ email }) => email && emailKey(email),
  name: ({ name }) => name && nameKey(name),
  'birth-date': ({ birthDate }) => birthDate,
  address: ({ address }) => address && networkOf(address),
};

/** All identifying details of a person, normalized for comparison. */
export const marksOf = (facts: PersonFacts): PersonMark[] =>
  (Object.entries(readers) as [ResemblanceSign, Reader][]).flatMap(([kind, read]) => {
    const key = read(facts);
    return key ? [{ kind, key }] : [];
  });
