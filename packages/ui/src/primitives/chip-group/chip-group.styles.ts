import { ToggleGroup } from '@base-ui/react/toggle-group';
import { styled } from 'styled-components';

export const Root = styled(ToggleGroup)`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-inline-size: 0;

  &[data-scroll] {
    flex-wrap: nowrap;
    padding: 4px;
    padding-inline-end: 40px;
    margin: -4px;
    overflow-x: auto;
    scrollbar-width: none;
    scroll-padding-inline: 8px 48px;
    mask-image: linear-gradient(to left, transparent, #000 36px);
  }
  &[data-scroll]:dir(rtl) {
    mask-image: linear-gradient(to right, transparent, #000 36px);
  }
`;

export const Item = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  max-inline-size: 100%;

  &[data-removable] > .lobi-Chip-root {
    padding-inline-end: 44px;
  }
`;

export const Remove = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 44px;
  border-radius: var(--lobi-radius-pill);
  color: var(--lobi-color-text3);

  [data-pressed] + & {
    color: var(--lobi-color-canvas);
  }
  &:disabled {
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    /* It lies over its chip. */
    [data-pressed] + & {
      forced-color-adjust: none;
      color: HighlightText;
    }
    [data-pressed][data-disabled] + & {
      color: Canvas;
    }
  }
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: color-mix(in srgb, currentColor 14%, transparent);
    }
  }
`;
