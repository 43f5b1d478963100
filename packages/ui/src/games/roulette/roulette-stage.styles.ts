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
  container: roulette-table / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  /* The table has the height that results and chips leave. */
  @container play-frame (max-width: 879.98px) {
    grid-template-rows: auto minmax(0, 1fr);
    gap: 6px;
    min-block-size: 0;
  }
`;

export const BoardHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  flex-wrap: wrap;

  @container play-frame (max-width: 879.98px) {
    .lobi-SegmentedControl-group {
      padding: 0;
    }
  }
`;

/** A wide table has room for lines and corners. */
export const Large = styled.div`
  @container roulette-table (min-width: 560px) {
    display: none;
  }
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
