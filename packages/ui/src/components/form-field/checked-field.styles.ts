import { css } from 'styled-components';

/** Border and background of a checkbox or switch. */
export const checkedControl = css`
  border: 1px solid var(--lobi-color-border-control);
  background: var(--lobi-color-inset);

  &[data-checked],
  &[data-indeterminate] {
    border-color: var(--lobi-color-second-text);
    background: var(--lobi-color-second-text);
  }
  [data-invalid] & {
    border-color: var(--lobi-color-danger);
  }
  &:disabled,
  &[data-disabled] {
    border-color: var(--lobi-color-border-subtle);
    cursor: not-allowed;
  }
`;
