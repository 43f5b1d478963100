import { styled } from 'styled-components';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { lowScreen } from '../../../primitives/low-screen.ts';
import { visuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.styles.ts';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 12px;

  /* The button below names the number of cards and their price. */
  ${lowScreen} {
    ${visuallyHidden}
  }
  @container play-frame (max-width: 879.98px) {
    &[data-bought] {
      ${visuallyHidden}
    }
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

  ${lowScreen} {
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  /* The cards need the space on a phone, and the button says that they are bought. */
  @container play-frame (max-width: 879.98px) {
    &[data-bought] {
      ${visuallyHidden}
    }
  }
`;

/** On a screen with little height label and hint are visually hidden, since the button names the number. */
export const Count = styled(NumberField)`
  ${lowScreen} {
    .lobi-FormField-head,
    .lobi-FormField-hint {
      ${visuallyHidden}
    }
  }
`;
