import { styled } from 'styled-components';

export const Box = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-xs);
  background: var(--lobi-color-inset);
  color: var(--lobi-color-canvas);

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
