import { styled } from 'styled-components';
import { ChipSelector } from '../../components/chip-selector/chip-selector.tsx';
import { largeText, lowScreen } from '../../primitives/low-screen.ts';

/**
 * Chips to place on a table, and actions on the placed ones. On a screen with little height the dock has the
 * actions beside its button.
 */
export const Hand = styled.div.attrs({ className: 'lobi-PlayFrame-hand' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: inherit;
  min-inline-size: 0;
`;

/** One row: chips are smaller in a narrow panel, and scroll if that is not enough. */
export const HandChips = styled(ChipSelector)`
  flex-wrap: nowrap;
  gap: 8px;
  min-inline-size: 0;
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
  ${lowScreen} {
    gap: 6px;

    > .lobi-ChipSelector-chip {
      flex: 0 1 50px;
      min-inline-size: 44px;
    }
  }
  /* As wide as its amount, which a circle in a dock cannot hold. */
  ${largeText} {
    > .lobi-ChipSelector-chip {
      flex: none;
      inline-size: auto;
      min-block-size: 46px;
      padding-inline: 8px;
      border-radius: var(--lobi-radius-pill);
      aspect-ratio: auto;
    }
  }
`;

export const HandTools = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: 8px;
  min-inline-size: 0;

  /* Without a total beside them, they share the full row. */
  > button:first-child,
  > button:first-child ~ button {
    flex: 1;
  }

  ${lowScreen} {
    gap: 4px;
  }
`;

/** Total of the stakes on the table; on a screen with little height, only the button shows it. */
export const HandTotal = styled.p`
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
  ${lowScreen} {
    display: none;
  }
`;
