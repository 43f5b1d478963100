/** Part of the address that asks for the terms: both entries share the path `/`. @source spec §2 */
export const termsHash = '#terms';

/** Address of the terms. */
export const termsAddress = `/${termsHash}`;
