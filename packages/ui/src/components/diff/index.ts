export { changesOf, type DiffValue, type FieldChange } from './changes.ts';
export { Diff, type DiffProps } from './diff.tsx';
