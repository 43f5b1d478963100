import { useState } from 'react';
import { nationalPhone, normalisePhone } from './normalise-phone.ts';
import type { PhoneCountryCode } from './phone-countries.ts';

/** Typed text of a phone field and its meaning. */
export interface PhoneDraft {
  readonly text: string;
  readonly country: PhoneCountryCode;
  /** Sets text, country or both and returns E.164, or the text if it is no number. */
  readonly take: (text: string, country?: PhoneCountryCode) => string;
  /** Writes the number the way it is written at home, once the field is left. */
  readonly settle: () => void;
}

/**
 * Keeps what is typed apart from what it means, and follows a value from outside only when the
 * text does not mean it already.
 */
export function usePhoneDraft(value: string, defaultCountry: PhoneCountryCode): PhoneDraft {
  const write = (outside: string, country: PhoneCountryCode) => {
    const read = normalisePhone(outside, country);
    return { text: read ? nationalPhone(read) : outside, country: read?.country ?? country };
  };
  const [draft, setDraft] = useState(() => write(value, defaultCountry));
  const [given, setGiven] = useState(value);
  const mean = (text: string, country: PhoneCountryCode): string =>
    normalisePhone(text, country)?.e164 ?? text;

  if (value !== given) {
    setGiven(value);
    if (value !== mean(draft.text, draft.country)) setDraft(write(value, draft.country));
  }
  return {
    ...draft,
    take: (text, country = draft.country) => {
      // A number pasted with its dialling code brings its country along.
      const found = normalisePhone(text, country)?.country ?? country;
      setDraft(found === country ? { text, country } : write(text, found));
      return mean(text, found);
    },
    settle: () => setDraft(write(draft.text, draft.country)),
  };
}
