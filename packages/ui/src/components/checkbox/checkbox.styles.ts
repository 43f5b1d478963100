import { styled } from 'styled-components';
import { checkedControl } from '../form-field/checked-field.styles.ts';

export const Box = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: var(--lobi-radius-xs);
  color: var(--lobi-color-canvas);
  ${checkedControl}

  &:is([data-checked], [data-indeterminate]):is(:disabled, [data-disabled]) {
    background: var(--lobi-color-disabled);
  }
  @media (forced-colors: active) {
    &[data-checked],
    &[data-indeterminate] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
