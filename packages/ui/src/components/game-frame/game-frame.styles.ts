import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.div`
  position: relative;
  overflow: hidden;
  inline-size: 100%;
  min-block-size: 240px;
  block-size: 100%;
  aspect-ratio: 16 / 9;
  border-radius: inherit;
  background: var(--lobi-color-inset);

  ${largeText} {
    min-block-size: 16rem;
  }
`;

export const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;

  [data-paused] > & {
    opacity: 0.4;
    pointer-events: none;
  }
`;

export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 10px;
  padding: 20px;
  background: var(--lobi-color-inset);
  color: var(--lobi-color-text2);
  text-align: center;
  text-wrap: balance;

  b {
    color: var(--lobi-color-text);
    font: 700 var(--lobi-font-17) var(--lobi-font-family);
  }
`;
