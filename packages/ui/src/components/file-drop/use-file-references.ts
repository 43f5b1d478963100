import { useInsertionEffect, useRef, useState, type RefObject } from 'react';
import type { ValueBinding } from '../form-field/field-bindings.ts';

/** References of uploaded files: one, or a list with `multiple`. */
export type FileDropValue = string | readonly string[] | null;

export interface FileReferencesOptions {
  /** Field of the surrounding form; without it, the value is controlled or local. */
  readonly bound: ValueBinding | undefined;
  readonly value: FileDropValue | undefined;
  readonly defaultValue: FileDropValue;
  readonly onValueChange: ((value: FileDropValue) => void) | undefined;
  readonly multiple: boolean;
}

export interface FileReferences {
  readonly references: readonly string[];
  /** Current references: several files may arrive before the next render. */
  readonly latest: RefObject<readonly string[]>;
  readonly keep: (references: readonly string[]) => void;
}

/** Converts a value of any shape to a list of references. */
const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (reference): reference is string => typeof reference === 'string' && reference !== '',
  );

/** Returns the references of a field, stored in the surrounding form, its owner, or the component. */
export function useFileReferences(options: FileReferencesOptions): FileReferences {
  const { bound, value, defaultValue, onValueChange, multiple } = options;
  const [ownValue, setOwnValue] = useState<unknown>(defaultValue);
  const references = listOf(bound ? bound.value : value === undefined ? ownValue : value);
  const latest = useRef(references);
  useInsertionEffect(() => {
    latest.current = references;
  });
  return {
    references,
    latest,
    keep(kept) {
      latest.current = kept;
      const next: FileDropValue = multiple ? kept : (kept[0] ?? null);
      setOwnValue(next);
      bound?.setValue(next ?? '');
      onValueChange?.(next);
    },
  };
}
