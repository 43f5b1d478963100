/** Value of a presence attribute such as `data-loading`: empty if on, absent if off. */
export const flag = (on: boolean | undefined): '' | undefined => (on ? '' : undefined);
