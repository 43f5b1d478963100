import { useInsertionEffect, useRef, type RefObject } from 'react';
import type { ValueField } from '../form-field/use-value-field.ts';

/** References of uploaded files: one, or a list with `multiple`. */
export type FileDropValue = string | readonly string[] | null;

export interface FileReferences {
  readonly references: readonly string[];
  /** Current references: several files may arrive before the next render. */
  readonly latest: RefObject<readonly string[]>;
  readonly keep: (references: readonly string[]) => void;
}

/** Converts a value of any shape to a list of references. */
export const referencesOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (reference): reference is string => typeof reference === 'string' && reference !== '',
  );

interface FileReferencesOptions {
  readonly onValueChange: ((value: FileDropValue) => void) | undefined;
  readonly multiple: boolean;
}

/** Returns the references that a field stores. */
export function useFileReferences(
  field: ValueField<FileDropValue>,
  { onValueChange, multiple }: FileReferencesOptions,
): FileReferences {
  const references = referencesOf(field.current);
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
      field.set(next, next ?? '');
      onValueChange?.(next);
    },
  };
}
