import { RadioGroup } from '@base-ui/react/radio-group';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
`;

export const Label = styled.span`
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Group = styled(RadioGroup)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(116px, 6.5rem)), 1fr));
  gap: 8px;
`;

export const Option = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
  min-block-size: 44px;
  padding: 8px 12px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-surface);
  font: 500 var(--lobi-font-15) var(--lobi-font-family);
  overflow-wrap: anywhere;
  cursor: pointer;

  &:has([data-checked]) {
    border-color: var(--lobi-color-text);
    box-shadow: inset 0 0 0 1px var(--lobi-color-text);
  }
  &:has([data-disabled]) {
    border-color: var(--lobi-color-border-subtle);
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  @media (hover: hover) {
    &:hover:not(:has([data-disabled])) {
      background: var(--lobi-veil);
    }
  }
`;

export const Control = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: 50%;
  outline: none;

  &[data-checked] {
    border-color: var(--lobi-color-text);
  }
`;

export const Dot = styled.span`
  inline-size: 10px;
  block-size: 10px;
  border-radius: 50%;
  background: var(--lobi-color-text);

  &[data-unchecked] {
    display: none;
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;
