import { styled } from 'styled-components';
import { largeText } from '../../../primitives/low-screen.ts';
import { Panel } from '../../arena/panel.styles.ts';

export const Root = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;

  h2 {
    font: 700 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
  }
`;

export const List = styled.ul`
  display: grid;
  list-style: none;
`;

export const Prize = styled.li`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  padding-block: 10px;

  & + & {
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
  > div {
    display: grid;
    min-inline-size: 0;
  }
  b {
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
  > div > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  > :last-child {
    font-weight: 700;
  }
  ${largeText} {
    grid-template-columns: 36px minmax(0, 1fr);

    > :last-child {
      grid-column: 2;
    }
  }
  &[data-won] > div > span {
    color: var(--lobi-color-success);
  }
`;

export const Picture = styled.svg`
  inline-size: 36px;
  block-size: 36px;
  fill: color-mix(in srgb, var(--lobi-color-text) 12%, transparent);

  [data-in] {
    fill: var(--lobi-color-second-text);
  }
`;

export const Note = styled.p`
  color: var(--lobi-color-text3);
  font: 400 0.8125rem/1.25rem var(--lobi-font-family);
`;
