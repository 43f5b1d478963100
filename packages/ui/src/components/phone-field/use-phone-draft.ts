import { useState } from 'react';
import { nationalPhone, normalisePhone } from './normalise-phone.ts';
import type { PhoneCountryCode } from './phone-countries.ts';

/** Typed text of a phone field and its meaning. */
export interface PhoneDraft {
  readonly text: string;
  readonly country: PhoneCountryCode;
  /** Sets text, country or both and returns E.164, or the text if it is invalid. */
  readonly take: (text: string, country?: PhoneCountryCode) => string;
  /** Formats the number in national form on blur. */
  readonly settle: () => void;
}

/**
 * Stores the typed text separately from its number, and adopts a new value only if the text does not already
 * represent it.
 */
export function usePhoneDraft(value: string, defaultCountry: PhoneCountryCode): PhoneDraft {
  const write = (outside: string, country: PhoneCountryCode) => {
    const read = normalisePhone(outside, country);
    return { text: read ? nationalPhone(read) : outside, country: read?.country ?? country };
  };
  const [draft, setDraft] = useState(() => write(value, defaultCountry));
  const [previous, setPrevious] = useState(value);
  const mean = (text: string, country: PhoneCountryCode): string =>
    normalisePhone(text, country)?.e164 ?? text;

  if (value !== previous) {
    setPrevious(value);
    if (value !== mean(draft.text, draft.country)) setDraft(write(value, draft.country));
  }
  return {
    ...draft,
    take: (text, country = draft.country) => {
      // A number pasted with its dialling code sets the country.
      const found = normalisePhone(text, country)?.country ?? country;
      setDraft(found === country ? { text, country } : write(text, found));
      return mean(text, found);
    },
    settle: () => setDraft(write(draft.text, draft.country)),
  };
}
