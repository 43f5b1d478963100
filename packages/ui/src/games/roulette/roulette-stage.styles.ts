import { styled } from 'styled-components';

export const Screen = styled.div`
  display: grid;
  min-block-size: 0;
`;

export const Full = styled.div`
  color: var(--lobi-color-danger);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);

  &:empty {
    display: none;
  }
`;

export const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

export const BoardHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  flex-wrap: wrap;
`;

/** The number of neighbours, with its label beside it. */
export const Reach = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);

  .lobi-NumberField-root {
    inline-size: 8.25rem;
  }
`;
