import { Meter } from '@base-ui/react/meter';
import { styled } from 'styled-components';
import { barIndicator, barLabel, barRoot, barTrack, barValue } from '../bar.styles.ts';
import { toneVariables } from '../tone.styles.ts';

export const Root = styled(Meter.Root)`
  ${toneVariables}
  ${barRoot}
`;

export const Label = styled(Meter.Label)`
  ${barLabel}
`;

export const Value = styled.span`
  ${barValue}
`;

export const Track = styled(Meter.Track)`
  ${barTrack}
`;

export const Indicator = styled(Meter.Indicator)`
  ${barIndicator}

  /* Stripes distinguish a high level without colour. */
  [data-level='high'] &,
  [data-level='full'] & {
    background-image: repeating-linear-gradient(
      -45deg,
      transparent 0 5px,
      color-mix(in srgb, var(--lobi-color-canvas) 38%, transparent) 5px 8px
    );
  }
`;

export const Note = styled.span`
  flex: 0 0 100%;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;
