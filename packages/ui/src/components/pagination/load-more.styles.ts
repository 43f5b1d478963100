import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding-block: 16px;
  text-align: center;
`;

export const Note = styled.p`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;

export const Failure = styled.p`
  color: var(--lobi-color-danger);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
`;
