/** Value of a presence attribute such as `data-loading`: empty when on, absent when off. */
export const flag = (on: boolean | undefined): '' | undefined => (on ? '' : undefined);
