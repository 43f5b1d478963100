import { css, styled } from 'styled-components';
import { GameStage } from '../../components/game-stage/game-stage.tsx';
import { largeText, lowScreen, phoneOnItsSide } from '../../primitives/low-screen.ts';
import {
  boardInstead,
  boardOnPhone,
  boardRoomFor,
  boardRoomOnSide,
  fillsScreen,
  fillsSide,
  focusAboveDock,
  frameOnItsSide,
  maximumBeside,
  pictureAboveDock,
  pictureAlone,
  pictureFills,
  pictureOnPhone,
} from './play-dock.styles.ts';

export const Root = styled.div`
  min-inline-size: 0;
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  container: play-frame / inline-size;

  * + & {
    margin-block-start: 10px;
  }
  /* Excludes the widest phones in landscape. */
  ${phoneOnItsSide} {
    inline-size: 100%;
    max-inline-size: 879px;
    margin-inline: auto;
  }
`;

/**
 * Height of results and last result without a picture. Between plays it is all that a board which replaces
 * the picture leaves of it.
 */
const strip = 'calc(2.625rem + 3.3125rem)';

const boardHidden = css`
  [data-board='instead'][data-showing] > & .lobi-GameStage-play {
    display: none;
  }
`;

/** On a wide page the controls are beside the screen, and the board is below it. */
export const Stage = styled(GameStage)`
  --play-ratio: var(--play-narrow);
  --play-strip: ${strip};
  /* Results, picture and last result stay visible on the smallest screen. */
  --play-minimum: 11rem;

  ${lowScreen} {
    --play-strip: calc(2rem + 2.5625rem);
    --play-minimum: 9rem;
  }
  /* The last result takes up to five lines of large text. */
  ${largeText} {
    --play-strip: calc(2rem + 6rem);
    --play-minimum: 14rem;
  }
  [data-board] > & {
    --play-minimum: 9rem;

    ${lowScreen} {
      --play-minimum: 8rem;
    }
    /* On the smallest screen the picture leaves space for its last result. */
    ${largeText} {
      --play-minimum: min(14rem, 62svh);
    }
  }
  gap: 10px;
  container-type: normal;

  &[data-fullscreen] {
    --lobi-covered-below: env(safe-area-inset-bottom, 0px);
  }

  > .lobi-GameStage-frame {
    scroll-margin-block-start: calc(var(--lobi-navbar-height, 0px) + 8px);
  }
  @container play-frame (max-width: 879.98px) {
    /* One column, in which the dock can be sticky at any position. */
    display: flex;
    flex-direction: column;
    ${fillsScreen}
    ${boardRoomFor}

    ${lowScreen} {
      gap: 6px;
    }
    > .lobi-GameStage-toolbar,
    > .lobi-GameStage-frame {
      order: -2;
    }
    > .lobi-GameStage-frame {
      flex: none;
      min-block-size: 0;
      ${pictureFills}
      ${largeText} {
        block-size: 20rem;
        ${pictureOnPhone}
      }
    }
    > .lobi-GameStage-side,
    .lobi-GameStage-controls:not(:empty),
    .lobi-StakePanel-root {
      display: contents;
    }
    .lobi-GameStage-play {
      ${boardOnPhone}
    }
    ${focusAboveDock}
  }
  /* Between plays results and board, during a play results and picture. */
  @container play-frame (max-width: 619.98px) {
    [data-board='instead'] > & {
      --play-minimum: var(--play-strip);

      > .lobi-GameStage-frame {
        aspect-ratio: auto;
        block-size: var(--play-strip);
        max-block-size: none;
      }
      .lobi-GameStage-play {
        ${boardInstead}
      }
    }
    [data-board='instead'][data-showing] > & > .lobi-GameStage-frame {
      ${pictureAlone}
    }
    ${boardHidden}
  }
  /* Picture and board scroll, while the controls are sticky. */
  ${frameOnItsSide(css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(16rem, 40%);
    grid-template-rows: auto auto 1fr;
    align-items: start;
    gap: 8px 16px;
    min-block-size: 0;
    ${boardRoomOnSide}

    > .lobi-GameStage-toolbar {
      grid-column: 1 / -1;
    }
    > .lobi-GameStage-frame {
      grid-area: 2 / 1;
      aspect-ratio: var(--stage-ratio);
      block-size: auto;
      ${maximumBeside}
    }
    .lobi-GameStage-controls:not(:empty) {
      display: flex;
      flex-direction: column;
      gap: 8px;
      grid-area: 2 / 2 / span 2;
      align-self: stretch;
    }
    .lobi-GameStage-info {
      grid-area: 4 / 1;
    }
    [data-board] > & {
      > .lobi-GameStage-frame {
        grid-area: 2 / 2;
        aspect-ratio: auto;
        ${pictureAboveDock}
      }
      .lobi-GameStage-play {
        grid-area: 2 / 1 / span 2;
        ${maximumBeside}
      }
      .lobi-GameStage-controls:not(:empty) {
        grid-area: 3 / 2;
      }
    }
    [data-board='instead'] > & .lobi-GameStage-play {
      display: grid;
      ${fillsSide}
    }
    /* The picture has the place of the board. */
    ${boardHidden}
    [data-board='instead'][data-showing] > & {
      > .lobi-GameStage-frame {
        grid-area: 2 / 1 / span 2;
        ${fillsSide}
      }
      .lobi-GameStage-controls:not(:empty) {
        grid-area: 2 / 2 / span 2;
      }
    }
  `)}
  @container play-frame (min-width: 880px) {
    --play-ratio: var(--play-wide);
    grid-template-columns: minmax(0, 1fr) clamp(340px, 30%, 400px);
    grid-template-rows: auto auto auto 1fr;
    align-items: start;
    gap: 16px 20px;

    > .lobi-GameStage-toolbar {
      grid-column: 1 / -1;
    }
    /* Picture and board end above the lower edge of the window. */
    > .lobi-GameStage-frame {
      grid-area: 2 / 1;
      min-block-size: 0;
      max-block-size: max(
        320px,
        calc(100svh - var(--play-above, 206px) - var(--play-board, 0px) - 32px)
      );
    }
    > .lobi-GameStage-side {
      display: contents;
    }
    .lobi-GameStage-play {
      grid-area: 3 / 1;
    }
    .lobi-GameStage-controls {
      position: sticky;
      inset-block-start: calc(var(--lobi-navbar-height, 0px) + 16px);
      grid-area: 2 / 2 / span 3;
    }
    .lobi-GameStage-info {
      grid-area: 4 / 1;
    }
  }
`;

export const Screen = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  block-size: 100%;
`;

/** Contains the layout of moving parts: a changing figure must not cause a layout of the page. */
export const Picture = styled.div`
  position: relative;
  contain: layout;
  display: grid;
  grid-row: 2;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  min-block-size: 0;
`;

/**
 * Out of the flow and with a fixed size, its layout is isolated: a figure that changes in every frame costs a
 * quarter of the time that it would cost in the flow.
 */
export const Scene = styled.div`
  position: absolute;
  inset: 0;
  contain: size layout;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
`;

/** On one line above the picture, so that the stake below stays visible on a phone. */
export const Jackpot = styled.div`
  padding: 4px 14px;
  background: color-mix(in srgb, var(--lobi-color-surface) 88%, transparent);

  .lobi-JackpotTicker-root {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 12px;
  }
  @container play-frame (max-width: 400px) {
    .lobi-JackpotTicker-amount {
      font: 800 var(--lobi-font-15) var(--lobi-font-family-display, var(--lobi-font-family));
      font-variant-numeric: tabular-nums;
    }
  }
`;

export const Info = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`;
