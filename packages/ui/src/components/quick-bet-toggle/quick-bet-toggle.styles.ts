import { Switch } from '@base-ui/react/switch';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  min-inline-size: 0;
  padding: 12px 16px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);

  &[data-checked] {
    border-color: var(--lobi-color-warning);
  }
`;

export const Text = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;

  label {
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
    cursor: pointer;
  }
  p {
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
    text-wrap: pretty;
  }
`;

export const Track = styled(Switch.Root)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  inline-size: 52px;
  block-size: 32px;
  padding: 3px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-color-inset);
  cursor: pointer;
  transition: background-color var(--lobi-motion-fast) var(--lobi-ease-out);

  /* Rendered 32 px high, with a 44 px touch target. */
  &::after {
    content: '';
    position: absolute;
    inset: -7px -2px;
  }
  &[data-checked] {
    border-color: var(--lobi-color-warning);
    background: var(--lobi-color-warning);
  }
  &[data-disabled] {
    border-color: var(--lobi-color-border-subtle);
    cursor: not-allowed;
  }
`;

export const Thumb = styled(Switch.Thumb)`
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  background: var(--lobi-color-text2);
  transition: translate var(--lobi-motion-fast) var(--lobi-ease-out);

  &[data-checked] {
    background: var(--lobi-color-on-warning);
    translate: 20px 0;
  }
  [dir='rtl'] &[data-checked] {
    translate: -20px 0;
  }
  &[data-disabled] {
    background: var(--lobi-color-disabled);
  }
  @media (forced-colors: active) {
    background: ButtonText;
  }
`;
