import { css, styled } from 'styled-components';
import { largeText, lowScreen } from '../../../primitives/low-screen.ts';
import { visuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.styles.ts';
import { frameOnItsSide } from '../../play-frame/play-dock.styles.ts';
import { Panel } from '../../arena/panel.styles.ts';

/** On a phone it always has space for four lines, so that neither a guarantee nor a winner moves the cards. */
export const Root = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;

  h2 {
    font: 700 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
  }
  /* On a phone one row between the balls and the cards. */
  @container play-frame (max-width: 879.98px) {
    order: -1;
    align-content: start;
    gap: 2px;
    min-block-size: calc(3.75rem + 12px);
    padding: 4px 10px;

    h2,
    > p {
      ${visuallyHidden}
    }
    ${lowScreen} {
      gap: 0;
      min-block-size: calc(3.75rem + 6px);
      padding-block: 2px;

      /* One enlarged card needs the space. */
      .lobi-GameStage-root:has([data-enlarged]) & {
        order: 1;
      }
    }
    @media (max-height: 37.5rem) {
      order: 1;
    }
  }
  ${frameOnItsSide(css`
    order: 11;
  `)}
`;

export const List = styled.ul`
  display: grid;
  list-style: none;

  @container play-frame (max-width: 879.98px) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 8px;

    ${largeText} {
      grid-auto-flow: row;
    }
  }
`;

export const Prize = styled.li`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  padding-block: 10px;

  & + & {
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
  > div {
    display: grid;
    min-inline-size: 0;
  }
  b {
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
  > div > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  > :last-child {
    font-weight: 700;
  }
  ${largeText} {
    grid-template-columns: 36px minmax(0, 1fr);

    > :last-child {
      grid-column: 2;
    }
  }
  @container play-frame (max-width: 879.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding: 0;

    & + & {
      border: 0;
    }
    > svg {
      display: none;
    }
    align-content: start;
    line-height: 1.2;

    > div {
      display: contents;
    }
    b,
    > div > span {
      font: 500 var(--lobi-font-12) var(--lobi-font-family);
      line-height: 1.2;
    }
    > div > span {
      order: 2;
    }
    > :last-child {
      order: 1;
      font-size: 0.8125rem;
    }
  }
  &[data-won] > div > span {
    color: var(--lobi-color-success);
  }
`;

export const Picture = styled.svg`
  inline-size: 36px;
  block-size: 36px;
  fill: color-mix(in srgb, var(--lobi-color-text) 12%, transparent);

  [data-in] {
    fill: var(--lobi-color-second-text);
  }
`;

/** Number of cards until the prizes are guaranteed; a line of its own on a phone. */
export const Missing = styled.div`
  color: var(--lobi-color-second-text);
  font: 500 0.8125rem/1.25rem var(--lobi-font-family);

  @container play-frame (max-width: 879.98px) {
    font: 500 var(--lobi-font-12) var(--lobi-font-family);
    line-height: 1.2;
  }
`;

export const Note = styled.p`
  color: var(--lobi-color-text3);
  font: 400 0.8125rem/1.25rem var(--lobi-font-family);
`;
