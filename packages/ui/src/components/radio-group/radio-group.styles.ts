import { styled } from 'styled-components';

export const Group = styled.div`
  display: flex;
  flex-direction: column;

  &[data-orientation='horizontal'] {
    flex-flow: row wrap;
    column-gap: var(--lobi-space-6);
  }
`;

export const Row = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  align-items: center;
  min-block-size: 44px;
  padding-block: 8px;
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-disabled],
  fieldset:disabled & {
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
  }
`;

export const Circle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: 50%;
  background: var(--lobi-color-inset);

  &[data-checked] {
    border-color: var(--lobi-color-second-text);
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

export const Dot = styled.span`
  inline-size: 12px;
  block-size: 12px;
  border-radius: 50%;
  background: var(--lobi-color-second-text);

  :disabled > &,
  [data-disabled] > & {
    background: var(--lobi-color-disabled);
  }
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export const Text = styled.span`
  display: grid;
`;

export const Detail = styled.span`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  [data-disabled] & {
    color: inherit;
  }
`;
