import { styled } from 'styled-components';

/** Container of the pond and of the lines over it. */
export const Screen = styled.div`
  position: relative;
  block-size: 100%;
  min-block-size: 0;
`;

export const Lines = styled.ul`
  position: absolute;
  /* Below the surface and above most fish, whose nets have names of their own. */
  inset-block-start: max(16px, 10%);
  inset-inline-start: 8px;
  display: grid;
  gap: 2px;
  max-inline-size: calc(100% - 16px);
  margin: 0;
  padding: 0;
  color: rgb(255 255 255 / 0.86);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);
  list-style: none;
  text-shadow: 0 1px 3px rgb(0 0 0 / 0.8);
  pointer-events: none;

  li {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
