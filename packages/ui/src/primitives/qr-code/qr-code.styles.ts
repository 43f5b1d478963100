import { styled } from 'styled-components';

/** Cameras need dark squares on a light background in every theme; the background includes the quiet zone. */
export const Root = styled.div`
  display: inline-grid;
  place-items: center;
  inline-size: var(--qr-size);
  max-inline-size: 100%;
  aspect-ratio: 1;
  border-radius: var(--lobi-radius-md);
  background: white;
  color: black;
  forced-color-adjust: none;

  &[data-invalid] {
    padding: 16px;
    background: var(--lobi-color-warning-soft);
    color: var(--lobi-color-warning);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
    text-align: center;
    text-wrap: balance;
  }
`;

export const Squares = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  border-radius: inherit;
  shape-rendering: crispEdges;
`;
