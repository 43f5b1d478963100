import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-inline-size: 0;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
  overflow: clip;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 14px 16px;

  h2 {
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
  p {
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const Rest = styled.div`
  display: grid;
  gap: 12px;
  padding: 0 16px 16px;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const List = styled.ul`
  min-inline-size: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 12px 16px;
  border-block-start: 1px solid var(--lobi-color-border-subtle);
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;

  ${largeText} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    row-gap: 0;
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-soft);
  color: var(--lobi-color-text2);

  &[data-tone='success'] {
    background: var(--lobi-color-success-soft);
    color: var(--lobi-color-success);
  }
`;

export const Text = styled.div`
  display: grid;
  min-inline-size: 0;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  overflow-wrap: anywhere;

  b,
  a {
    color: var(--lobi-color-text);
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
`;

export const Amount = styled.p`
  font: 600 var(--lobi-font-15) var(--lobi-font-family);
  white-space: nowrap;

  ${largeText} {
    grid-column: 2;
  }
`;

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: 8px;
`;
