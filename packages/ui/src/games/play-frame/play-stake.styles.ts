import { styled } from 'styled-components';
import { StakeInput } from '../../components/stake-input/stake-input.tsx';
import { largeText, lowScreen } from '../../primitives/low-screen.ts';
import { visuallyHidden } from '../../primitives/visually-hidden/visually-hidden.styles.ts';

/** Quick amounts are in one row, so that the dock leaves space for the picture on a phone. */
export const Stake = styled(StakeInput)`
  @container play-frame (max-width: 879.98px) {
    gap: 8px;
  }
  /* On a screen with little height the button below shows the stake, and the label is visually hidden. */
  ${lowScreen} {
    gap: 6px;

    .lobi-FormField-head {
      ${visuallyHidden}
    }
  }
  .lobi-AmountPad-choices {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 6px;

    ${largeText} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    button {
      padding-inline: 2px;
      font-size: 0.875rem;
    }
  }
  .lobi-AmountPad-preset {
    border-color: color-mix(in srgb, var(--lobi-color-border-subtle) 70%, transparent);
  }
  .lobi-AmountPad-preset[data-selected] {
    border-color: var(--lobi-color-text);
  }
`;
