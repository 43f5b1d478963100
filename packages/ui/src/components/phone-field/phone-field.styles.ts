import { styled } from 'styled-components';
import { frame } from '../form-field/form-field.styles.ts';

export const Frame = styled.div`
  ${frame}

  input {
    font-variant-numeric: tabular-nums;
  }
`;

/** The list has the full name of the country; the button shows its country code. */
export const Country = styled.span`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  align-self: stretch;
  gap: 4px;
  padding-inline: 14px 8px;
  border-inline-end: 1px solid var(--lobi-color-border-subtle);
  color: var(--lobi-color-text2);
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  [data-disabled] > &,
  fieldset:disabled & {
    color: inherit;
  }
  select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    border-start-start-radius: var(--lobi-radius-sm);
    border-end-start-radius: var(--lobi-radius-sm);
    font: inherit;
    opacity: 0;
    cursor: pointer;
  }
  select:disabled {
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    background: var(--lobi-color-raised);
    color: var(--lobi-color-text);
  }
  option {
    background: var(--lobi-color-overlay);
    color: var(--lobi-color-text);
  }
`;
