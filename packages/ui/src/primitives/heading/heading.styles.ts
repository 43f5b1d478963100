import { styled } from 'styled-components';
import { largeText } from '../low-screen.ts';

export const Root = styled.h2`
  color: var(--lobi-color-text);
  font: var(--lobi-font-weight-display) var(--lobi-font-20) var(--lobi-font-family-display);
  letter-spacing: -0.012em;
  text-wrap: balance;

  &[data-size='sm'] {
    font: var(--lobi-font-weight-display) var(--lobi-font-17) var(--lobi-font-family-display);
  }
  &[data-size='lg'] {
    font: var(--lobi-font-weight-display) var(--lobi-font-24) var(--lobi-font-family-display);
    letter-spacing: -0.02em;
  }
  &[data-size='xl'] {
    font: var(--lobi-font-weight-display) var(--lobi-font-30) var(--lobi-font-family-display);
    letter-spacing: -0.024em;

    /* Large text leaves a phone ten letters of this size to a line, fewer than a long word has. */
    ${largeText} {
      font: var(--lobi-font-weight-display) var(--lobi-font-24) var(--lobi-font-family-display);
    }
  }
  &[data-size='2xl'] {
    font: var(--lobi-font-weight-display) var(--lobi-font-38) var(--lobi-font-family-display);
    letter-spacing: -0.03em;

    ${largeText} {
      font: var(--lobi-font-weight-display) var(--lobi-font-24) var(--lobi-font-family-display);
    }
  }
  &[data-size='3xl'] {
    font: var(--lobi-font-weight-display) var(--lobi-font-48) var(--lobi-font-family-display);
    letter-spacing: -0.035em;

    ${largeText} {
      font: var(--lobi-font-weight-display) var(--lobi-font-30) var(--lobi-font-family-display);
    }
  }
`;
