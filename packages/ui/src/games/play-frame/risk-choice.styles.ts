import { styled } from 'styled-components';
import { largeText, lowScreen } from '../../primitives/low-screen.ts';
import { visuallyHidden } from '../../primitives/visually-hidden/visually-hidden.styles.ts';

/** On a phone both choices share a line below their names; on a wide page each has its own line. */
export const Choice = styled.div`
  display: grid;
  grid-template: auto auto / minmax(min-content, 3fr) minmax(0, 2fr);
  grid-auto-flow: column;
  gap: 4px 8px;
  align-items: center;

  > span {
    color: var(--lobi-color-text2);
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
  }
  button {
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
  }
  /* The columns of longer words are wider. */
  > div {
    grid-auto-columns: minmax(min-content, 1fr);
    gap: 4px;
  }
  /* On a screen with little height the names are visually hidden. */
  ${lowScreen} {
    grid-template-rows: auto;

    > span {
      ${visuallyHidden}
    }
  }
  ${largeText} {
    grid-template: none / minmax(0, 1fr);
    grid-auto-flow: row;

    /* Each as wide as its word; a row that has no room for all wraps. */
    > div {
      display: flex;
      flex-wrap: wrap;
    }
    > div > button {
      flex: 1 1 auto;
      padding-inline: 8px;
    }
  }
  @container play-frame (min-width: 880px) {
    grid-template: auto auto / auto minmax(0, 1fr);
    grid-auto-flow: row;
    gap: 8px 12px;
  }
`;
