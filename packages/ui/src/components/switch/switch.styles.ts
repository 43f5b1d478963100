import { styled } from 'styled-components';

export const Track = styled.button`
  position: relative;
  flex: none;
  inline-size: 48px;
  block-size: 28px;
  padding: 3px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-color-inset);
  transition: background-color var(--lobi-motion-fast) var(--lobi-ease-out);

  &[data-checked] {
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
  &[data-checked]:disabled,
  &[data-checked][data-disabled] {
    background: var(--lobi-color-border-subtle);
  }
`;

export const Thumb = styled.span`
  display: grid;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  border-radius: 50%;
  background: var(--lobi-color-text2);
  color: var(--lobi-color-second-text);
  transition: transform var(--lobi-motion-fast) var(--lobi-ease-out);

  svg {
    visibility: hidden;
  }
  &[data-checked] {
    transform: translateX(20px);
    background: var(--lobi-color-canvas);

    svg {
      visibility: visible;
    }
  }
  &[data-checked]:dir(rtl) {
    transform: translateX(-20px);
  }
  :disabled > &,
  [data-disabled] > & {
    background: var(--lobi-color-disabled);
    color: var(--lobi-color-canvas);
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
