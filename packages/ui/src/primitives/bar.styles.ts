import { css } from 'styled-components';

/** Label and value above a bar of full width. */
export const barRoot = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 12px;
  min-inline-size: 0;
`;

export const barLabel = css`
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  color: var(--lobi-color-text2);
`;

export const barValue = css`
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;

/** The bar itself; its height follows `data-size` of what holds it. */
export const barTrack = css`
  position: relative;
  grid-column: 1 / -1;
  block-size: 8px;
  overflow: hidden;
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-veil-strong);

  [data-size='sm'] > & {
    block-size: 4px;
  }
  [data-size='lg'] > & {
    block-size: 12px;
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;

/** The filled part, in the tone of what holds it. */
export const barIndicator = css`
  border-radius: inherit;
  background: var(--tone-solid);
  transition: inline-size var(--lobi-motion-slow) var(--lobi-ease-out);

  @media (forced-colors: active) {
    background: Highlight;
  }
`;
