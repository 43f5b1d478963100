export { Combobox, type ComboboxProps } from './combobox.tsx';
export { MultiSelect, type MultiSelectProps } from './multi-select.tsx';
export type { ComboboxItem } from './combobox-item.ts';
export type { LoadItems } from './use-list.ts';
export type { ComboboxSource } from './use-combobox-source.ts';
