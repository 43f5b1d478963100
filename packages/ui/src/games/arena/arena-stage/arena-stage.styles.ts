import { styled } from 'styled-components';
import { Sway } from '../../../components/lantern/sway.styles.ts';

export const Art = styled.svg`
  position: absolute;
  inset: 0;
  display: block;
  inline-size: 100%;
  block-size: 100%;

  [data-side] {
    transition: opacity var(--lobi-motion-overlay) var(--lobi-ease-out);
  }
  &[data-winner='meron'] [data-side='wala'],
  &[data-winner='wala'] [data-side='meron'] {
    opacity: 0.28;
  }
`;

export const Swing = styled(Sway)`
  --sway-turn: 1.6deg;
  --sway-time: 4s;
  transform-origin: 50% 2.6%;
`;
