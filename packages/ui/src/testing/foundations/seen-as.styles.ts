import { styled } from 'styled-components';

export const Views = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  gap: 20px;
`;

export const View = styled.li`
  display: grid;
  gap: 12px;
`;

export const Board = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 8px;
  padding: 16px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  filter: var(--seen-as, none);
`;

export const Side = styled.div`
  display: grid;
  place-items: center;
  padding: 14px 4px;
  border-radius: var(--lobi-radius-sm);
  background: var(--side);
`;

export const Defs = styled.svg`
  position: absolute;
  inline-size: 0;
  block-size: 0;
`;
