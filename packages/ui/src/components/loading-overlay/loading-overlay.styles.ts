import { keyframes, styled } from 'styled-components';

const brighten = keyframes`
  0%, 100% { opacity: 0.15; }
  55% { opacity: 1; }
`;

export const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--lobi-z-overlay);
  display: grid;
  place-items: center;
  background: var(--lobi-color-canvas);
  transition: opacity var(--overlay-fade) linear;

  &[data-fading] {
    opacity: 0;
    pointer-events: none;
  }
`;

export const Picture = styled.svg`
  grid-area: 1 / 1;
  inline-size: 160px;
  block-size: 160px;
  overflow: visible;
`;

/** The lit lantern over the unlit one, as a separate image, which brightens without repainting. */
export const Glow = styled(Picture)`
  animation: ${brighten} 1.8s ease-in-out infinite;
`;
