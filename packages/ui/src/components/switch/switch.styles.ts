import { styled } from 'styled-components';
import { checkedControl } from '../form-field/checked-field.styles.ts';

export const Track = styled.button`
  position: relative;
  flex: none;
  inline-size: 48px;
  block-size: 28px;
  padding: 3px;
  border-radius: var(--lobi-radius-pill);
  transition: background-color var(--lobi-motion-fast) var(--lobi-ease-out);
  ${checkedControl}

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
    &,
    &[data-checked] {
      background: CanvasText;
      color: Canvas;
    }
    :disabled > &,
    [data-disabled] > & {
      background: GrayText;
    }
  }
`;
