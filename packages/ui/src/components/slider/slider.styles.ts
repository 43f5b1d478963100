import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Control = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: 12px;
  touch-action: pan-y;
  user-select: none;
  cursor: pointer;

  &[data-disabled],
  fieldset:disabled & {
    cursor: not-allowed;
  }
  fieldset:disabled & {
    pointer-events: none;
  }
`;

export const Track = styled.div`
  inline-size: 100%;
  block-size: 6px;
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-color-inset);
  box-shadow: inset 0 0 0 1px var(--lobi-color-border-control);

  [data-invalid] & {
    box-shadow: inset 0 0 0 1px var(--lobi-color-danger);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Filled = styled.div`
  border-radius: inherit;
  background: var(--lobi-color-second-text);

  [data-disabled] &,
  fieldset:disabled & {
    background: var(--lobi-color-disabled);
  }
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export const Thumb = styled.div`
  inline-size: 24px;
  block-size: 24px;
  border: 3px solid var(--lobi-color-second-text);
  border-radius: 50%;
  background: var(--lobi-color-canvas);
  box-shadow: var(--lobi-elevation-1);

  /* The touch target is larger than the drawing. */
  &::after {
    position: absolute;
    inset: -13px;
    content: '';
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  [data-disabled] &,
  fieldset:disabled & {
    border-color: var(--lobi-color-disabled);
  }
  @media (forced-colors: active) {
    border-color: Highlight;
  }
`;

export const Marks = styled.div`
  position: relative;
  block-size: 1.5rem;
  margin-inline: 12px;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  ${largeText} {
    block-size: 2.75rem;
  }
`;

export const Mark = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: calc(var(--lobi-slider-at) * 1%);
  display: grid;
  justify-items: center;
  white-space: nowrap;
  transform: translateX(-50%);

  /* Adjacent labels on two lines, so that they do not overlap. */
  ${largeText} {
    &:nth-child(even) {
      row-gap: 1.25rem;
    }
  }

  &:dir(rtl) {
    transform: translateX(50%);
  }
  &::before {
    inline-size: 1px;
    block-size: 6px;
    background: var(--lobi-color-border-control);
    content: '';
  }
  &[data-at='start'] {
    justify-items: start;
    transform: translateX(-1px);
  }
  &[data-at='end'] {
    justify-items: end;
    transform: translateX(-100%);
  }
  &[data-at='start']:dir(rtl) {
    transform: translateX(1px);
  }
  &[data-at='end']:dir(rtl) {
    transform: translateX(100%);
  }
`;
