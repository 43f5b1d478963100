/** Password of every demo account. */
export const demoPassword = 'lobi-demo';
