import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;
  /* Space for focus rings inside the scroll container, and for the last chip beside the faded end. */
  margin: -4px;
  padding: 4px;
  padding-inline-end: 40px;
  mask-image: linear-gradient(to left, transparent, #000 36px);

  &:dir(rtl) {
    mask-image: linear-gradient(to right, transparent, #000 36px);
  }
`;

export const Chip = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-block-size: 32px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-pill);
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  white-space: nowrap;

  &[data-selected] {
    border-color: var(--lobi-color-border-subtle);
    background: var(--lobi-color-overlay);
    color: var(--lobi-color-text);
  }
  @media (max-width: 959px) {
    min-block-size: 40px;
  }
`;

export const Open = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  align-self: stretch;
  padding-inline: 12px;
  border-radius: var(--lobi-radius-pill);

  [data-selected] & {
    padding-inline-end: 4px;
  }
  @media (hover: hover) {
    &:hover {
      color: var(--lobi-color-text);
    }
  }
`;

export const Remove = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  align-self: stretch;
  inline-size: 32px;
  border-radius: var(--lobi-radius-pill);
  color: var(--lobi-color-text2);
`;

export const Clear = styled.button`
  flex: none;
  min-block-size: 32px;
  padding-inline: 6px;
  border-radius: var(--lobi-radius-sm);
  color: var(--lobi-color-second-text);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  white-space: nowrap;
`;

export const Presets = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  padding-inline-end: 8px;
  border-inline-end: 1px solid var(--lobi-color-border-subtle);
`;

export const Preset = styled.button`
  min-block-size: 32px;
  padding-inline: 12px;
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-veil);
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  white-space: nowrap;

  &[data-selected] {
    background: var(--lobi-color-second-text);
    color: var(--lobi-color-canvas);
    font-weight: 600;
  }
  @media (max-width: 959px) {
    min-block-size: 40px;
  }
  @media (forced-colors: active) {
    border: 1px solid;

    &[data-selected] {
      outline: 2px solid Highlight;
    }
  }
`;

export const Count = styled.span`
  flex: none;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
