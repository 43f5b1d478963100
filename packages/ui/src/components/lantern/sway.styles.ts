import { keyframes, styled } from 'styled-components';

const sway = keyframes`
  from { transform: translateY(var(--sway-from, 0)) rotate(calc(-1 * var(--sway-turn))); }
  to { transform: translateY(var(--sway-to, 0)) rotate(var(--sway-turn)); }
`;

/**
 * Layer over a picture for its lantern that moves: `--sway-turn` is how far it turns each way,
 * `--sway-time` how long that takes. A layer is moved without anything being painted again; a part of
 * the picture that moved would have the whole page painted in every frame.
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
