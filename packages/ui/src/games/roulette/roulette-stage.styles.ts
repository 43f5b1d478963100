import { styled } from 'styled-components';
import { ChipSelector } from '../../components/chip-selector/chip-selector.tsx';

export const Screen = styled.div`
  display: grid;
  min-block-size: 0;
`;

/** One row: chips grow a little smaller where the panel is narrow, and scroll where that is not enough. */
export const Chips = styled(ChipSelector)`
  flex-wrap: nowrap;
  gap: 8px;
  margin: -8px;
  padding: 8px;
  overflow-x: auto;
  scrollbar-width: none;

  > .lobi-ChipSelector-chip {
    flex: 0 1 60px;
    min-inline-size: 50px;
    block-size: auto;
    aspect-ratio: 1;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;

export const Total = styled.p`
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  b {
    color: var(--lobi-color-text);
    font-weight: 600;
    white-space: nowrap;
  }
`;

export const Full = styled.div`
  color: var(--lobi-color-danger);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);

  &:empty {
    display: none;
  }
`;
