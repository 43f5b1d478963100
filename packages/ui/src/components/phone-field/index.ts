export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export { normalisePhone, type PhoneNumber } from './normalise-phone.ts';
export type { PhoneCountryCode } from './phone-countries.ts';
