import { Meter } from '@base-ui/react/meter';
import { styled } from 'styled-components';
import { toneVariables } from '../tone.styles.ts';

export const Root = styled(Meter.Root)`
  ${toneVariables}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 12px;
  min-inline-size: 0;
`;

export const Label = styled(Meter.Label)`
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  color: var(--lobi-color-text2);
`;

export const Value = styled.span`
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;

export const Track = styled(Meter.Track)`
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

export const Indicator = styled(Meter.Indicator)`
  border-radius: inherit;
  background: var(--tone-solid);
  transition: inline-size var(--lobi-motion-slow) var(--lobi-ease-out);

  /* Stripes tell a high level from a normal one without its colour. */
  [data-level='high'] &,
  [data-level='full'] & {
    background-image: repeating-linear-gradient(
      -45deg,
      transparent 0 5px,
      color-mix(in srgb, var(--lobi-color-canvas) 38%, transparent) 5px 8px
    );
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`;

export const Note = styled.span`
  grid-column: 1 / -1;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;
