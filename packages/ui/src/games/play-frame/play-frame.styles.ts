import { css, styled } from 'styled-components';
import { GameStage } from '../../components/game-stage/game-stage.tsx';
import { phoneOnItsSide } from '../../primitives/low-screen.ts';
import {
  focusAboveDock,
  frameOnItsSide,
  pictureBeside,
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

/** On a wide page the controls are beside the screen, and the board is below it. */
export const Stage = styled(GameStage)`
  --play-ratio: var(--play-narrow);
  /* Results, picture and last result stay visible on the smallest screen. */
  --play-least: 11rem;

  @container play-frame (max-width: 300px) {
    --play-least: 10rem;
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

    > .lobi-GameStage-frame {
      flex: none;
      min-block-size: 0;
      ${pictureOnPhone}
    }
    > .lobi-GameStage-side,
    .lobi-GameStage-controls:not(:empty),
    .lobi-StakePanel-root {
      display: contents;
    }
    ${focusAboveDock}
  }
  /* Picture and board scroll, while the controls are sticky. */
  ${frameOnItsSide(css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(16rem, 40%);
    grid-template-rows: auto auto auto 1fr;
    align-items: start;
    column-gap: 16px;

    > .lobi-GameStage-toolbar {
      grid-column: 1 / -1;
    }
    > .lobi-GameStage-frame {
      grid-area: 2 / 1;
      ${pictureBeside}
    }
    .lobi-GameStage-play {
      grid-area: 3 / 1;
    }
    .lobi-GameStage-controls:not(:empty) {
      display: flex;
      flex-direction: column;
      gap: 10px;
      grid-area: 2 / 2 / span 3;
      align-self: stretch;
    }
    .lobi-GameStage-info {
      grid-area: 4 / 1;
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

export const Head = styled.header`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 4px 8px;
  min-inline-size: 0;

  /* On a phone the tools have no frame, to leave space for the name. */
  @container play-frame (max-width: 400px) {
    .lobi-GameToolbar-root {
      flex-wrap: nowrap;
      gap: 0;
      padding: 0;
      border: 0;
      background: none;
    }
    .lobi-IconButton-root {
      inline-size: 40px;
      min-inline-size: 0;
    }
    /* Beside five tools a name would be truncated, so it is on a line above them. */
    &:has(.lobi-GameToolbar-root > :nth-child(5)) {
      flex-wrap: wrap;
      row-gap: 0;

      .lobi-PlayFrame-name {
        display: flex;
        flex-basis: 100%;
        align-items: baseline;
        justify-content: space-between;
        gap: 12px;
      }
      .lobi-GameToolbar-root {
        flex: 1;
        justify-content: space-between;
        /* The icons, not their frames, are aligned with the edge of the picture. */
        margin-inline: -8px;
      }
      .lobi-IconButton-root {
        block-size: 40px;
        min-block-size: 0;
      }
    }
  }
`;

/** Facts below the name: the first is shortened if there is not enough room. */
export const Facts = styled.div`
  display: flex;
  gap: 10px;
  min-inline-size: 0;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);

  @container play-frame (min-width: 880px) {
    font: 400 var(--lobi-font-15) var(--lobi-font-family);
  }
`;

/** Where there is no room beside name and return, the rules say it. */
export const Meaning = styled.p`
  @container play-frame (max-width: 559px) {
    display: none;
  }
`;

export const Name = styled.div`
  flex: 1;
  min-inline-size: 0;

  h1 {
    overflow: hidden;
    margin: 0;
    font: 800 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
    letter-spacing: -0.015em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p {
    margin: 0;
    overflow: hidden;
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @container play-frame (min-width: 880px) {
    display: flex;
    align-items: baseline;
    gap: 12px;

    h1 {
      font: 800 var(--lobi-font-30) var(--lobi-font-family-display, var(--lobi-font-family));
      letter-spacing: -0.025em;
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
