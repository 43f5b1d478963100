/** Part of the address that requests the terms: both pages share the path `/`. @source spec §2 */
export const termsHash = '#terms';

/** Address of the terms. */
export const termsAddress = `/${termsHash}`;
