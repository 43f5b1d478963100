import { Progress } from '@base-ui/react/progress';
import { keyframes, styled } from 'styled-components';
import { barIndicator, barLabel, barRoot, barTrack, barValue } from '../bar.styles.ts';
import { toneVariables } from '../tone.styles.ts';

const pass = keyframes`
  from { transform: translateX(calc(-100% * var(--pass-way))); }
  to { transform: translateX(calc(250% * var(--pass-way))); }
`;

export const Root = styled(Progress.Root)`
  ${toneVariables}
  ${barRoot}
`;

export const Label = styled(Progress.Label)`
  ${barLabel}
`;

export const Value = styled.span`
  ${barValue}
`;

export const Track = styled(Progress.Track)`
  ${barTrack}
`;

export const Indicator = styled(Progress.Indicator)`
  ${barIndicator}

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
  /* Without motion, a part of the bar would look like a share; the whole bar is faint instead. */
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
`;
