import { css, styled } from 'styled-components';

export const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  overflow: clip;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-sm);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Change = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px 12px;
  padding: 8px 12px;

  & + & {
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
  @media (min-width: 768px) {
    grid-template-columns: minmax(9ch, 26%) minmax(0, 1fr);
    align-items: baseline;
  }
`;

export const Name = styled.dt`
  color: var(--lobi-color-text3);
  overflow-wrap: anywhere;
`;

export const Values = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-inline-size: 0;

  > svg {
    flex: none;
    color: var(--lobi-color-text3);
  }
`;

/** The leading mark is a separate box, so that it is not struck out with the text. */
const mark = css`
  min-inline-size: 0;
  padding: 2px 6px;
  border-radius: var(--lobi-radius-xs);
  overflow-wrap: anywhere;

  &::before {
    display: inline-block;
    margin-inline-end: 4px;
    font-weight: 600;
  }
  .lobi-StatusBadge-root {
    padding: 0;
    background: none;
    color: inherit;
  }
`;

export const Before = styled.del`
  ${mark}
  background: var(--lobi-color-danger-soft);
  color: var(--lobi-color-danger);
  text-decoration-thickness: 1px;

  &::before {
    content: '\\2212';
  }
`;

export const After = styled.ins`
  ${mark}
  background: var(--lobi-color-success-soft);
  color: var(--lobi-color-success);
  font-weight: 600;
  text-decoration: none;

  &::before {
    content: '+';
  }
`;

export const Nothing = styled.em`
  font-style: italic;
`;

export const Same = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;
