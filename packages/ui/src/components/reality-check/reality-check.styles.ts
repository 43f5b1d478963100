import { styled } from 'styled-components';

export const Figures = styled.dl`
  display: grid;
  gap: 8px;
  padding: 14px 16px;
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-inset);
  font-variant-numeric: tabular-nums;

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
  }
  div:last-child {
    padding-block-start: 8px;
    border-block-start: 1px solid var(--lobi-color-border-subtle);
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
`;

export const Answers = styled.div`
  display: grid;
  gap: 8px;
`;
