/** Hash of the section of the limits page for breaks. */
export const breakHash = '#break';
