import { styled } from 'styled-components';

export const Prose = styled.div`
  display: grid;
  gap: 8px;
  max-inline-size: 68ch;
  color: var(--lobi-color-text2);
  text-wrap: pretty;
`;

export const Facts = styled.dl`
  display: grid;
  gap: 8px;
  max-inline-size: 480px;
  margin-block-end: 8px;
  font-variant-numeric: tabular-nums;

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }
  dt {
    color: var(--lobi-color-text2);
  }
  dd {
    font-weight: 600;
  }
`;
