import { Progress } from '@base-ui/react/progress';
import { keyframes, styled } from 'styled-components';
import { toneVariables } from '../tone.styles.ts';

const pass = keyframes`
  from { transform: translateX(calc(-100% * var(--pass-way))); }
  to { transform: translateX(calc(250% * var(--pass-way))); }
`;

export const Root = styled(Progress.Root)`
  ${toneVariables}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 12px;
  min-inline-size: 0;
`;

export const Label = styled(Progress.Label)`
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  color: var(--lobi-color-text2);
`;

export const Value = styled.span`
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;

export const Track = styled(Progress.Track)`
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

export const Indicator = styled(Progress.Indicator)`
  border-radius: inherit;
  background: var(--tone-solid);
  transition: inline-size var(--lobi-motion-slow) var(--lobi-ease-out);

  &[data-indeterminate] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 40%;
    --pass-way: 1;
    animation: ${pass} 1.4s ease-in-out infinite;
  }
  [dir='rtl'] &[data-indeterminate] {
    --pass-way: -1;
  }
  /* Without motion a part of the bar would claim a share: the whole bar is faint instead. */
  [data-lobi-motion='reduced'] &[data-indeterminate] {
    inline-size: 100%;
    opacity: 0.4;
    animation: none;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-indeterminate] {
      inline-size: 100%;
      opacity: 0.4;
      animation: none;
    }
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;
