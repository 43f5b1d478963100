/** Part of the page of limits where a break is taken. */
export const breakHash = '#break';
