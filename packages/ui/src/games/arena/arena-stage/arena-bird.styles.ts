import { css, keyframes, styled, type RuleSet } from 'styled-components';

/** A loop of an element, none with reduced motion. */
const loop = (rules: RuleSet) => css`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${rules};
  }
  [data-lobi-motion='reduced'] & {
    animation: none;
  }
`;

const breathe = keyframes`
  from { transform: scaleY(1); }
  to { transform: scaleY(1.025); }
`;
const sway = keyframes`
  from { transform: rotate(-1.5deg); }
  to { transform: rotate(1.5deg); }
`;
const lean = keyframes`
  from { transform: translateX(-1%) rotate(1deg); }
  to { transform: translateX(1%) rotate(4deg); }
`;
/** Steps, jumps and pauses beside the other bird, without touching it. */
const circle = keyframes`
  0%, 100% { transform: translate(0, 0) rotate(0deg); }
  18% { transform: translate(-16%, 0) rotate(2deg); }
  36% { transform: translate(-4%, -13%) rotate(-7deg); }
  46% { transform: translate(1%, 0) rotate(3deg); }
  64% { transform: translate(-12%, 0) rotate(1deg); }
  78% { transform: translate(-14%, -6%) rotate(-3deg); }
  88% { transform: translate(-8%, 0) rotate(3deg); }
`;
const flare = keyframes`
  0%, 100% { transform: scale(1); }
  36% { transform: scale(1.1) rotate(-4deg); }
  46% { transform: scale(1.02); }
  78% { transform: scale(1.07) rotate(-2deg); }
`;

/** The box of the bird; it moves by steps of its own size. */
export const Bird = styled.div`
  position: absolute;
  inset: 0;
  transform-origin: 54% 92%;

  [data-birds='resting'] & {
    ${loop(css`${breathe} 3.4s ease-in-out infinite alternate`)}
  }
  [data-birds='corners'] & {
    ${loop(css`${breathe} 2.2s ease-in-out infinite alternate`)}
  }
  [data-birds='facing'] & {
    transform: rotate(3deg);
    ${loop(css`${lean} 1.8s ease-in-out infinite alternate`)}
  }
  [data-birds='circling'] & {
    transform: rotate(6deg);
    ${loop(css`${circle} 5.6s ease-in-out infinite`)}
  }
`;

/** The feathers, closed at rest. */
export const Fan = styled.svg`
  position: absolute;
  inset: 0;
  overflow: visible;
  inline-size: 100%;
  block-size: 100%;
  transform-origin: 43% 78%;

  [data-birds='resting'] & {
    transform: translate(-8%, 2%) rotate(-40deg) scale(0.62, 0.6);
  }
  [data-birds='corners'] & {
    ${loop(css`${sway} 3.6s ease-in-out infinite alternate`)}
  }
  [data-birds='circling'] & {
    transform: scale(1.08) rotate(-5deg);
    ${loop(css`${flare} 5.6s ease-in-out infinite`)}
  }
`;

export const Body = styled.svg`
  position: absolute;
  inset: 0;
  overflow: visible;
  inline-size: 100%;
  block-size: 100%;
`;
