import { css, styled } from 'styled-components';
import { largeText } from '../../../primitives/low-screen.ts';
import { frameOnItsSide } from '../../play-frame/play-dock.styles.ts';

export const Root = styled.section`
  display: grid;
  gap: 8px;
  min-inline-size: 0;

  /* Below the dock, which needs the space beside the table. */
  ${frameOnItsSide(css`
    order: 11;
  `)}
  h2 {
    font: 700 var(--lobi-font-15) var(--lobi-font-family-display, var(--lobi-font-family));
  }
  p {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  ul {
    display: grid;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 40px;
    font: 500 var(--lobi-font-15) var(--lobi-font-family);

    ${largeText} {
      flex-wrap: wrap;
      row-gap: 0;
    }
  }
  li + li {
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
  li > :last-child {
    margin-inline-start: auto;
    font-weight: 600;
  }
`;
