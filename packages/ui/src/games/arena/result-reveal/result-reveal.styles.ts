import { keyframes, styled } from 'styled-components';

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;
const spark = keyframes`
  from { opacity: 1; transform: rotate(var(--turn)) translateY(-18px) scale(1); }
  to { opacity: 0; transform: rotate(var(--turn)) translateY(-64px) scale(0.4); }
`;

export const Root = styled.section`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 18px 16px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  font-variant-numeric: tabular-nums;
  text-align: center;
  animation: ${rise} var(--lobi-motion-slow) var(--lobi-ease-out);

  &[data-mood='won'] {
    border-color: color-mix(in srgb, var(--lobi-color-accent) 50%, var(--lobi-color-surface));
  }
  @media (min-width: 960px) {
    background: var(--lobi-color-inset);
  }
`;

export const Mark = styled.div`
  position: relative;
  display: grid;
  place-items: center;
`;

export const Sparks = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;

  i {
    grid-area: 1 / 1;
    inline-size: 7px;
    block-size: 9px;
    border-radius: 50%;
    background: var(--lobi-color-accent);
    opacity: 0;
    animation: ${spark} 900ms var(--lobi-ease-out);
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
  [data-lobi-motion='reduced'] & {
    display: none;
  }
`;

export const Title = styled.p`
  margin: 0;
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Main = styled.p`
  margin: 0;
  color: var(--lobi-color-text);
  font: 700 var(--lobi-font-20) var(--lobi-font-family-display, var(--lobi-font-family));

  [data-mood='won'] & {
    color: var(--lobi-color-accent-text);
  }
  [data-mood='quiet'] & {
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
`;

export const Small = styled.p`
  margin: 0;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;
