import { css, styled, type RuleSet } from 'styled-components';
import { coveredBelow } from '../../primitives/covered-below.ts';
import { lowScreen, phoneOnItsSide } from '../../primitives/low-screen.ts';
import { visuallyHidden } from '../../primitives/visually-hidden/visually-hidden.styles.ts';

/** Condition of a phone in landscape; does not match a frame in a narrow column. */
export const frameOnItsSide = (rules: RuleSet) => css`
  ${phoneOnItsSide} {
    @container play-frame (min-width: 34rem) {
      ${rules}
    }
  }
`;

/**
 * The picture of a game beside its controls: it ends above the navigation, with the space for `--play-under`
 * below it.
 */
export const pictureBeside = css`
  max-block-size: max(
    4rem,
    calc(100svh - var(--play-above, 118px) - ${coveredBelow} - var(--play-under, 0px) - 16px)
  );
`;

/** The dock beside the picture: last in its column, so that it stays visible for any length of the column. */
export const dockBeside = css`
  order: 10;
  min-block-size: 0;
  margin-block-start: auto;
  margin-inline: 0;
  padding-inline: 0;
`;

/**
 * Height between the upper edge of a game's picture and the dock on a phone. Measured by `useFirstScreen`; a
 * default until then.
 */
const room = css`100svh - var(--play-above, 134px) - var(--play-dock, 206px) - ${coveredBelow}`;

/** Maximum height of a game's picture on a phone: board and choice below it end above the dock. */
export const pictureOnPhone = css`
  max-block-size: max(var(--play-minimum), calc(${room} - var(--play-below, 110px)));
`;

/**
 * The picture of a built-in game takes this height on a phone, whatever its own ratio, so that no empty space is
 * left around the dock; at most a portrait format, in which every picture is complete.
 */
export const pictureFills = css`
  aspect-ratio: auto;
  block-size: max(var(--play-minimum), min(calc(${room} - var(--play-below, 110px)), 135cqi));
`;

/** The game ends at the navigation, so that its dock stays there when an open play has less to choose. */
export const fillsScreen = css`
  min-block-size: calc(100svh - var(--play-top, 62px) - ${coveredBelow});
`;

/** The picture of a game in the place of its board, down to the dock. */
export const pictureAlone = css`
  block-size: max(var(--play-minimum), calc(${room}));
`;

/** Maximum height of a board on a phone, beside the lowest picture; a longer board scrolls. */
const boardRoom = css`max(6rem, calc(${room} - var(--play-minimum) - var(--play-choice, 0px) - 4px))`;

/** Space of a board's content, for boards that fill it. */
export const boardRoomFor = css`
  --play-board-room: calc(${boardRoom} - 6px);
`;

/** Padding and margin leave space for the outline of a focused field. */
export const boardOnPhone = css`
  max-block-size: ${boardRoom};
  margin: -3px;
  padding: 3px;
  overflow-y: auto;
`;

/** A board that fills the height between the results and the dock. */
export const boardInstead = css`
  display: grid;
  block-size: ${boardRoom};
  max-block-size: 26rem;
`;

/** Height of a screen in landscape from the game's first line to the navigation. */
const sideRoom = css`100svh - var(--play-top, 62px) - ${coveredBelow} - 8px`;

/** Height in landscape below the first line of a game. */
const belowFirstLine = css`calc(${sideRoom} - var(--play-head, 44px) - 8px)`;

/** Picture or board in landscape, below the first line and beside the controls. */
export const maximumBeside = css`
  max-block-size: max(9rem, ${belowFirstLine});
`;
export const boardRoomOnSide = css`
  --play-board-room: calc(max(9rem, ${belowFirstLine}) - 6px);
`;
export const fillsSide = css`
  block-size: max(9rem, ${belowFirstLine});
  max-block-size: none;
`;

/** The picture in landscape above its dock, because the board has the larger place. */
export const pictureAboveDock = css`
  block-size: max(5rem, calc(${belowFirstLine} - var(--play-dock, 120px) - 8px));
  max-block-size: none;
`;

/** The dock on a phone: always visible, above the scrolling content. */
export const dockOnPhone = css`
  position: sticky;
  z-index: 3;
  inset-block-end: ${coveredBelow};
  gap: 8px;
  align-content: end;
  margin-inline: calc(var(--lobi-page-gutter, 0px) * -1);
  /* The round button in the middle of the navigation overlaps the last pixels. */
  padding: 8px var(--lobi-page-gutter, 0px) 12px;
  border-block-start: 1px solid var(--lobi-color-border-subtle);
  background: var(--lobi-color-canvas);

  /* The main button stays where it was pressed, also when an open play has less to choose. */
  min-block-size: var(--play-dock-minimum, 0);

  /* On a screen with little height the label of the stake is visually hidden and its hints follow below. */
  ${lowScreen} {
    gap: 6px;
    padding-block: 6px 10px;
  }
`;

/** Applies to a dock with chips on a screen with little height, unless its texts need all of a line. */
const chipsOnLowScreen = (rules: RuleSet) => css`
  ${lowScreen} {
    @media (min-width: 19.01rem) {
      &:has(.lobi-PlayFrame-hand) {
        ${rules}
      }
    }
  }
`;

/** Keeps the focused element visible above the dock. */
export const focusAboveDock = css`
  :focus-visible {
    scroll-margin-block-end: calc(var(--play-dock, 172px) + ${coveredBelow} + 16px);
  }
`;

/**
 * Controls of a bet: the stake, the main button, and the reason why it is disabled. On a phone it is at
 * the lower edge of the screen; on a wide page in the panel beside the picture.
 */
export const Dock = styled.div.attrs({ className: 'lobi-PlayFrame-dock' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  min-inline-size: 0;

  @container play-frame (max-width: 879.98px) {
    ${dockOnPhone}
    margin-block-start: auto;
  }
  ${frameOnItsSide(dockBeside)}
  /* Chips need the whole row on a screen with little height: their tools are beside the button. */
  ${chipsOnLowScreen(css`
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;

    > * {
      grid-column: 1 / -1;
    }
    > :first-child,
    .lobi-PlayFrame-hand {
      display: contents;
    }
    .lobi-PlayFrame-hand > :first-child,
    > :first-child > :not(.lobi-PlayFrame-hand) {
      grid-column: 1 / -1;
    }
    .lobi-PlayFrame-hand > :nth-child(2) {
      grid-area: 2 / 1;
    }
    > :nth-child(2) {
      grid-area: 2 / 2;
    }
  `)}
`;

/** Choices before a bet, above the dock. */
export const Choice = styled.div.attrs({ className: 'lobi-PlayFrame-choice' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  min-inline-size: 0;

  /* On a screen with little height labels and terms are visually hidden. */
  ${lowScreen} {
    .lobi-FormField-head,
    dl {
      ${visuallyHidden}
    }
  }

  &:empty {
    display: none;
  }
`;

/** A panel of several parts beside the picture; on a phone each part is placed in the single column. */
export const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-inline-size: 0;

  @container play-frame (max-width: 879.98px) {
    display: contents;
  }
`;
