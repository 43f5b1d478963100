import { styled } from 'styled-components';
import { frame } from '../form-field/form-field.styles.ts';

export const Frame = styled.div`
  ${frame}

  input {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  input::placeholder {
    font-weight: 500;
  }
  &[data-size='lg'] input {
    font-size: 1.25rem;
    font-weight: 700;
  }
  /* The button that clears the field is as high as the field with its border: it must not make the field
     higher than it is while empty. */
  > [data-at='end'] {
    margin-block: -1px;
  }
  /* If there is little room, the typed text and its meaning matter more than symbol and button. */
  @media (max-width: 24rem) {
    &:has(> .lobi-MoneyInput-meant) > [data-at] {
      display: none;
    }
    &:has(> .lobi-MoneyInput-meant) > input {
      padding-inline-start: 14px;
    }
  }
`;

/** The parsed amount in full, shown beside a text in another notation. */
export const Meant = styled.output`
  display: flex;
  flex: none;
  align-items: center;
  padding-inline-end: 12px;
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
