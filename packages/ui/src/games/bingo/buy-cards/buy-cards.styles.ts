import { styled } from 'styled-components';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { largeText, lowScreen } from '../../../primitives/low-screen.ts';
import { visuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.styles.ts';
import { StakePanel } from '../../play-frame/stake-panel.tsx';

/**
 * On a phone number and button are on one line, and once the cards are bought the button has it alone: a
 * purchase moves nothing, and the cards have more space.
 */
export const Sale = styled(StakePanel)`
  @container play-frame (max-width: 879.98px) {
    /* Without the number only a visually hidden note is left. */
    .lobi-PlayFrame-dock:not(:has(.lobi-NumberField-root)) > :first-child {
      position: absolute;
    }
    .lobi-PlayFrame-dock:has(.lobi-NumberField-root) {
      grid-template-columns: 8.5rem minmax(0, 1fr);
      align-items: center;

      > * {
        grid-column: 1 / -1;
      }
      > :first-child {
        grid-column: 1;
      }
      > button {
        grid-column: 2;
        padding-inline: 8px;
        font: 700 var(--lobi-font-15) var(--lobi-font-family);
        line-height: 1.2;
      }
      ${largeText} {
        grid-template-columns: minmax(0, 1fr);

        > * {
          grid-column: 1;
        }
      }
    }
  }
`;

/** The button names the number of cards and their total price. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 12px;

  @container play-frame (max-width: 879.98px) {
    ${visuallyHidden}
  }
  h2 {
    font: 700 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
  }
  span {
    color: var(--lobi-color-text2);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const Note = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);

  /* The button says that cards are bought, or that the sale is closed. */
  @container play-frame (max-width: 879.98px) {
    ${visuallyHidden}
  }
  /* As high as the field for the number, which it replaces. */
  @container play-frame (min-width: 880px) {
    display: grid;
    align-content: center;
    min-block-size: calc(52px + 3.25rem);
  }
`;

/** On a phone label and hint are visually hidden, since the button names the number. */
export const Count = styled(NumberField)`
  @container play-frame (max-width: 879.98px) {
    .lobi-FormField-head,
    .lobi-FormField-hint {
      ${visuallyHidden}
    }
  }
  ${lowScreen} {
    .lobi-FormField-head,
    .lobi-FormField-hint {
      ${visuallyHidden}
    }
  }
`;
