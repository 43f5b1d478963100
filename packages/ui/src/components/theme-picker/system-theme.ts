/** The value that follows the operating system. */
export const systemTheme = 'system';
