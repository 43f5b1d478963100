import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  overflow: hidden;
  min-block-size: 0;
  min-inline-size: 0;
  block-size: 100%;
  background: #071a33;
  container-type: size;

  > svg,
  > canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  > canvas {
    cursor: crosshair;
    touch-action: manipulation;
  }
  &:focus {
    outline: none;
  }
  /* Inside: the frame cuts off what is outside. */
  &:focus-visible::after {
    content: '';
    position: absolute;
    inset: 3px;
    border: 3px solid #ffe2a6;
    border-radius: min(16px, var(--lobi-radius-lg));
    pointer-events: none;
  }
`;

/** Its lantern is at the point from which nets are cast. */
export const Boat = styled.div`
  position: absolute;
  inset-block-start: 0;
  left: 50%;
  inline-size: min(34cqmin, 190px);
  translate: -50% calc(9cqb - 42%);
  pointer-events: none;

  svg {
    display: block;
  }
`;

/** The pond without motion; its fields are in the same order as the fish of the arrow keys in any language. */
export const Board = styled.ul`
  direction: ltr;
  position: absolute;
  inset: 30cqb 0 4cqb;
  display: grid;
  place-items: center;
  margin: 0;
  padding: 0 3%;
  list-style: none;

  li {
    display: grid;
    inline-size: min(100%, 26cqb);
    padding: 4px;
    border: 2px solid transparent;
    cursor: crosshair;
    border-radius: min(16px, var(--lobi-radius-lg));
  }
  li[data-aimed] {
    border-color: #ffe2a6;
    background: rgb(255 226 166 / 0.1);
  }
  li[data-result='caught'] {
    border-style: solid;
    background: rgb(255 226 166 / 0.24);
  }
  li[data-result='missed'] {
    border-style: dashed;
  }
`;
