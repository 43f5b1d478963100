import { styled } from 'styled-components';

export const Recent = styled.div`
  display: grid;
  gap: 8px;
  min-inline-size: 0;

  > p {
    color: var(--lobi-color-text2);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
