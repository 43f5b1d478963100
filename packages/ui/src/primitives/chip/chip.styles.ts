import { styled } from 'styled-components';
import { largeText } from '../low-screen.ts';
import { ButtonSlot } from '../slot/button-slot.ts';

export const Root = styled(ButtonSlot)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 14px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-color-surface);
  color: var(--lobi-color-text2);
  font: 600 var(--lobi-font-15) var(--lobi-font-family);
  white-space: nowrap;
  transition: background-color var(--lobi-motion-fast) var(--lobi-ease-out);

  ${largeText} {
    max-inline-size: 100%;
    padding-block: 4px;
    text-align: start;
    white-space: normal;
  }

  @media (hover: hover) {
    &:hover {
      background: var(--lobi-color-raised);
    }
  }
  &[data-selected],
  &[data-pressed],
  &[aria-current]:not([aria-current='false']) {
    border-color: var(--lobi-color-text);
    background: var(--lobi-color-text);
    color: var(--lobi-color-canvas);
  }
  &[data-disabled] {
    color: var(--lobi-color-disabled);
    background: none;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-selected],
    &[data-pressed],
    &[aria-current]:not([aria-current='false']) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[data-disabled] {
      border-color: GrayText;
      background: Canvas;
      color: GrayText;
    }
    &[data-disabled]:is([data-selected], [data-pressed]) {
      background: GrayText;
      color: Canvas;
    }
  }
`;

export const Count = styled.span`
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  [data-selected] > &,
  [data-pressed] > &,
  [aria-current]:not([aria-current='false']) > & {
    color: inherit;
    opacity: 0.8;
  }
  [data-disabled] > & {
    color: inherit;
  }
`;
