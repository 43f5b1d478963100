import type { KitMessages } from '../../messages/kit-messages.ts';

/** Source of a code: the authenticator app, or the list stored for when the phone is lost. */
export type CodeKind = 'app' | 'recovery';

interface CodeRules {
  /** The code as it is sent, or `undefined` while it is not whole. */
  readonly read: (text: string) => string | undefined;
  /** Word for a code that is not whole. */
  readonly short: keyof KitMessages['secondFactor'];
  readonly ask: keyof KitMessages['secondFactor'];
}

/** Ten letters and digits with a dash in the middle, however they were typed or pasted. */
function readRecoveryCode(text: string): string | undefined {
  const signs = text.replace(/[^a-z0-9]/gi, '').toUpperCase();
  return signs.length === 10 ? `${signs.slice(0, 5)}-${signs.slice(5)}` : undefined;
}

/** Six digits; apps show them as two groups of three. */
function readAppCode(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** How each kind of code is asked for and read. @source ours */
export const codeKinds: Readonly<Record<CodeKind, CodeRules>> = {
  app: { read: readAppCode, short: 'codeShort', ask: 'askApp' },
  recovery: { read: readRecoveryCode, short: 'recoveryShort', ask: 'askRecovery' },
};

/** A code of either kind as it is sent; any other text is sent as typed, for the platform to reject. */
export const readAnyCode = (text: string): string =>
  readAppCode(text) ?? readRecoveryCode(text) ?? text.trim();
