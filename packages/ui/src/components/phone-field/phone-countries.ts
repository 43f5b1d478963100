/** Format of a country's mobile numbers. */
export interface PhoneCountry {
  /** ISO 3166 code. */
  readonly code: string;
  /** Dialling code without the plus. */
  readonly dial: string;
  /** Trunk prefix: used in national form and omitted in international form. */
  readonly trunk: string;
  /** Mobile number without dialling code and trunk prefix. */
  readonly mobile: RegExp;
  /** Example in national form, for the placeholder. */
  readonly example: string;
}

/** Countries of South-East Asia. @source ours – numbering plans, mobile numbers only */
export const phoneCountries = [
  { code: 'ID', dial: '62', trunk: '0', mobile: /^8\d{8,11}$/, example: '0812 3456 7890' },
  { code: 'MY', dial: '60', trunk: '0', mobile: /^1\d{8,9}$/, example: '012 345 6789' },
  { code: 'SG', dial: '65', trunk: '', mobile: /^[89]\d{7}$/, example: '8123 4567' },
  { code: 'PH', dial: '63', trunk: '0', mobile: /^9\d{9}$/, example: '0917 123 4567' },
  { code: 'TH', dial: '66', trunk: '0', mobile: /^[689]\d{8}$/, example: '081 234 5678' },
  { code: 'VN', dial: '84', trunk: '0', mobile: /^[35789]\d{8}$/, example: '0912 345 678' },
  { code: 'KH', dial: '855', trunk: '0', mobile: /^[1-9]\d{7,8}$/, example: '012 345 678' },
  {
    code: 'LA',
    dial: '856',
    trunk: '0',
    mobile: /^(?:20\d{8}|30\d{7})$/,
    example: '020 5512 3456',
  },
  { code: 'MM', dial: '95', trunk: '0', mobile: /^9\d{7,9}$/, example: '09 212 345 67' },
  { code: 'BN', dial: '673', trunk: '', mobile: /^[278]\d{6}$/, example: '712 3456' },
  { code: 'TL', dial: '670', trunk: '', mobile: /^7\d{7}$/, example: '7721 2345' },
] as const satisfies readonly PhoneCountry[];

/** ISO code of a country that the phone field supports. */
export type PhoneCountryCode = (typeof phoneCountries)[number]['code'];

const byCode: ReadonlyMap<string, PhoneCountry> = new Map(
  phoneCountries.map((country) => [country.code, country]),
);

/** Returns the numbering rules of a country. */
export function phoneCountry(code: PhoneCountryCode): PhoneCountry {
  return byCode.get(code) ?? phoneCountries[0];
}
