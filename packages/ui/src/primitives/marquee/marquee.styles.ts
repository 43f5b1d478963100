import { keyframes, styled } from 'styled-components';

const run = keyframes`
  to { transform: translateX(calc(50% * var(--marquee-turn))); }
`;

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-inline-size: 0;
  /* Space for the button of a line that is too long, which is known only after the first paint. */
  min-block-size: var(--lobi-control-sm);
`;

export const Window = styled.div`
  /* Clips the spoken texts in the line as well, which would widen the page. */
  position: relative;
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;

  [data-moving] > & {
    mask-image: linear-gradient(
      to right,
      transparent,
      #000 24px,
      #000 calc(100% - 24px),
      transparent
    );
  }
  /* With reduced motion a long line can be scrolled. */
  [data-lobi-motion='reduced'] [data-moving] > & {
    overflow-x: auto;
    mask-image: none;
  }
  @media (prefers-reduced-motion: reduce) {
    [data-moving] > & {
      overflow-x: auto;
      mask-image: none;
    }
  }
`;

export const Track = styled.div`
  --marquee-turn: -1;

  display: flex;
  inline-size: max-content;

  &:dir(rtl) {
    --marquee-turn: 1;
  }
  [data-moving] > * > & {
    animation: ${run} var(--marquee-duration) linear infinite;
  }
  [data-paused] > * > &,
  [data-hover-pauses]:hover > * > &,
  *:focus-within > & {
    animation-play-state: paused;
  }
  [data-lobi-motion='reduced'] & {
    animation: none;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** One copy of the line; it includes its gap, so that two copies join seamlessly. */
export const Items = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--marquee-gap);
  padding-inline-end: var(--marquee-gap);

  [data-lobi-motion='reduced'] &[aria-hidden] {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    &[aria-hidden] {
      display: none;
    }
  }
`;

export const Control = styled.div`
  flex: none;

  [data-lobi-motion='reduced'] & {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;
