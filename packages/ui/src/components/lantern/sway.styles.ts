import { keyframes, styled } from 'styled-components';

const sway = keyframes`
  from { transform: translateY(var(--sway-from, 0)) rotate(calc(-1 * var(--sway-turn))); }
  to { transform: translateY(var(--sway-to, 0)) rotate(var(--sway-turn)); }
`;

/**
 * Layer over an image for its swaying lantern: `--sway-turn` is the angle, `--sway-time` the duration. A
 * separate layer moves without repainting; animating a part of the image would repaint the whole page in
 * every frame.
 */
export const Sway = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${sway} var(--sway-time) ease-in-out infinite alternate;
  }
  [data-lobi-motion='reduced'] & {
    animation: none;
  }
`;
