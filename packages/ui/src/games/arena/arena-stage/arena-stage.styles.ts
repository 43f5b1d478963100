import { keyframes, styled } from 'styled-components';

const sway = keyframes`
  from { transform: rotate(-1.6deg); }
  to { transform: rotate(1.6deg); }
`;

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

export const Swing = styled.g`
  transform-origin: 0 -108px;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${sway} 4s var(--lobi-ease-in-out, ease-in-out) infinite alternate;
  }
  [data-lobi-motion='reduced'] & {
    animation: none;
  }
`;
