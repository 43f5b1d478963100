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

/** The pond without motion. */
export const Board = styled.ul`
  position: absolute;
  inset: 30cqb 0 4cqb;
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  place-items: center;
  margin: 0;
  padding: 0 3%;
  list-style: none;

  li {
    display: grid;
    inline-size: min(100%, 26cqb);
    padding: 4px;
    border: 2px solid transparent;
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
