import { styled } from 'styled-components';
import { frame } from '../form-field/form-field.styles.ts';

export const Frame = styled.div`
  ${frame}

  input {
    font-variant-numeric: tabular-nums;
  }
`;

export const Step = styled.button`
  display: grid;
  flex: none;
  align-self: stretch;
  place-items: center;
  inline-size: 44px;
  border-inline-start: 1px solid var(--lobi-color-border-subtle);
  color: var(--lobi-color-text2);

  &:last-child {
    border-start-end-radius: inherit;
    border-end-end-radius: inherit;
  }
  &:disabled,
  &[data-disabled] {
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
  }
  @media (hover: hover) {
    &:hover:not(:disabled, [data-disabled]) {
      background: var(--lobi-color-raised);
      color: var(--lobi-color-text);
    }
  }
`;
