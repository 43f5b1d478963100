/** The same 20 fields for every library: a label each, 3 to 40 letters and figures. */
export const names = Array.from({ length: 20 }, (_, index) => `field${index + 1}`);

export const blanks = Object.fromEntries(names.map((name) => [name, '']));

export const labelOf = (name) => `Field ${name.slice('field'.length)}`;

export const limits = { min: 3, max: 40, pattern: /^[a-z0-9]*$/ };

/** Number of renders of the component that holds the form. */
export function countRoot() {
  globalThis.rootRenders = (globalThis.rootRenders ?? 0) + 1;
}
