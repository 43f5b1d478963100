const veil = '•••';

/** Masks a phone number, `085•••123`; of a short number only the end is shown. @source ours */
export const maskPhone = (phone: string): string =>
  `${phone.length > 7 ? phone.slice(0, 3) : ''}${veil}${phone.slice(-3)}`;

/** Masks an email address, `s•••@mail.com`. @source ours */
export const maskEmail = (email: string): string =>
  `${email.slice(0, 1)}${veil}${email.slice(email.indexOf('@'))}`;

/** Masks the number of an account, `••••1234`. @source ours */
export const maskAccount = (account: string): string => `••••${account.slice(-4)}`;
