import { css, styled } from 'styled-components';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { lowScreen } from '../../../primitives/low-screen.ts';

const spokenOnly = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 12px;

  /* The button below says what is bought at which price. */
  ${lowScreen} {
    ${spokenOnly}
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
`;

/** On a screen with little height label and hint are visually hidden, since the button names the number. */
export const Count = styled(NumberField)`
  ${lowScreen} {
    .lobi-FormField-head,
    .lobi-FormField-hint {
      ${spokenOnly}
    }
  }
`;
