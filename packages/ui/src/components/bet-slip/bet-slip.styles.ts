import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-5);
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
`;

export const List = styled.ul`
  display: grid;
  gap: 10px;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 12px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
`;

export const ItemHead = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
`;

export const ItemTitle = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;

  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const ItemOdds = styled.span`
  font: 700 var(--lobi-font-17) var(--lobi-font-family);

  [data-status='suspended'] &,
  [data-status='closed'] & {
    color: var(--lobi-color-text3);
    text-decoration: line-through;
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: var(--lobi-space-4);
`;

export const Totals = styled.dl`
  display: grid;
  gap: 6px;

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
  }
  dt {
    color: var(--lobi-color-text2);
  }
  dd {
    font-weight: 600;
  }
`;

export const Note = styled.p`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  text-align: center;
`;

export const Empty = styled.p`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 4px;
  padding: var(--lobi-space-7) var(--lobi-space-5);
  border: 1px dashed var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-md);
  color: var(--lobi-color-text2);
  text-align: center;

  svg {
    margin-block-end: 6px;
    color: var(--lobi-color-text3);
  }
  b {
    color: var(--lobi-color-text);
    font-weight: 600;
  }
`;
