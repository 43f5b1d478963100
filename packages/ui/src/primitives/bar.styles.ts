import { css } from 'styled-components';

/** Label and value above a bar of full width, below each other if they do not fit on one line. */
export const barRoot = css`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  min-inline-size: 0;
`;

export const barLabel = css`
  flex: 1 1 auto;
  max-inline-size: 100%;
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  color: var(--lobi-color-text2);
`;

export const barValue = css`
  max-inline-size: 100%;
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;

/** The bar itself; its height follows `data-size` of its parent. */
export const barTrack = css`
  position: relative;
  flex: 0 0 100%;
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

/** The filled part, in the tone of its parent. */
export const barIndicator = css`
  border-radius: inherit;
  background: var(--tone-solid);
  transition: inline-size var(--lobi-motion-slow) var(--lobi-ease-out);

  @media (forced-colors: active) {
    background: Highlight;
  }
`;
