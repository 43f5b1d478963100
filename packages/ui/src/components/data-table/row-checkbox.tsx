import { useCallback } from 'react';
import * as S from './row-checkbox.styles.ts';

export interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Some of its rows are selected. */
  mixed?: boolean | undefined;
  tabIndex?: number | undefined;
  /** @param range whether the Shift key was pressed */
  onToggle: (range: boolean) => void;
}

/** Selects a row, or all of them. */
export function RowCheckbox({
  label,
  checked,
  mixed = false,
  tabIndex,
  onToggle,
}: RowCheckboxProps) {
  const setMixed = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = mixed;
    },
    [mixed],
  );
  return (
    <S.Root>
      <input
        ref={setMixed}
        type="checkbox"
        aria-label={label}
        checked={checked}
        tabIndex={tabIndex}
        onChange={(event) => {
          const { nativeEvent } = event;
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
      />
    </S.Root>
  );
}
