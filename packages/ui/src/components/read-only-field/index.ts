export { ReadOnlyField, type ReadOnlyFieldProps } from './read-only-field.tsx';
