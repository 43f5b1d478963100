import { css, keyframes, styled, type RuleSet } from 'styled-components';
import { lowScreen } from '../../../primitives/low-screen.ts';
import { visuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.styles.ts';
import { frameOnItsSide } from '../../play-frame/play-dock.styles.ts';

const drop = keyframes`
  from { opacity: 0; transform: translateY(-40%) scale(0.7); }
`;

/** In the game the cards, or their places, leave the balls a low picture. */
const inGame = '.lobi-GameStage-root &';
const besideCards = (rules: RuleSet) => css`
  ${inGame} {
    @container play-frame (max-width: 879.98px) {
      ${rules}
    }
  }
`;
const besideCardsWide = (rules: RuleSet) => css`
  ${inGame} {
    @container play-frame (min-width: 880px) {
      ${rules}
    }
  }
`;

export const Root = styled.section`
  container: caller / inline-size;
  display: grid;
  align-content: space-evenly;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  min-block-size: 220px;
  padding: 14px;
  background:
    radial-gradient(
      120% 90% at 50% 0,
      color-mix(in srgb, var(--lobi-art-hue) 20%, transparent),
      transparent 70%
    ),
    color-mix(in srgb, var(--lobi-art-hue) 4%, var(--lobi-color-canvas));
  font-variant-numeric: tabular-nums;

  ${lowScreen} {
    gap: 4px;
    min-block-size: 0;
    padding: 6px 12px;
  }
  ${besideCards(css`
    gap: 4px;
    min-block-size: 0;
    padding: 4px 12px;

    /* After a round the line is for the next sale. */
    &[data-phase='settled'] > p > span {
      ${visuallyHidden}
    }
  `)}
  ${besideCardsWide(css`
    gap: 6px;
    padding-block: 10px;
  `)}
`;

export const Status = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 12px;
  color: var(--lobi-color-text);
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
  white-space: pre-wrap;

  ${lowScreen} {
    font: 600 var(--lobi-font-12) var(--lobi-font-family);
    line-height: 1.2;
  }
  ${besideCards(css`
    font: 600 var(--lobi-font-12) var(--lobi-font-family);
    line-height: 1.2;
  `)}
  &[data-warn] {
    color: var(--lobi-color-warning);
  }
  span {
    margin-inline-start: auto;
    color: var(--lobi-color-text2);
    font-weight: 500;
  }
`;

export const None = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  ${lowScreen} {
    grid-auto-flow: column;
    align-items: center;
    justify-content: center;

    .lobi-RingTimer-root {
      zoom: 0.6;
    }
  }
  ${frameOnItsSide(css`
    .lobi-RingTimer-root {
      zoom: 0.4;
    }
  `)}
  /* The time is above as text. */
  ${besideCards(css`
    .lobi-RingTimer-root {
      display: none;
    }
  `)}
  ${besideCardsWide(css`
    grid-auto-flow: column;
    align-items: center;
    justify-content: center;

    .lobi-RingTimer-root {
      zoom: 0.6;
    }
  `)}
`;

export const Balls = styled.ol`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: clamp(6px, 2.4cqi, 18px);
  list-style: none;
`;

const balls = (size: number, latest: number) => css`
  --size: ${size}px;

  &[data-latest],
  &[data-empty] {
    --size: ${latest}px;
  }
`;

/** A ball: white with a rim in the colour of its letter, which is shown on it. */
export const Ball = styled.div`
  --rim: var(--lobi-color-cancel);
  --size: clamp(46px, 13.5cqi, 84px);
  display: grid;
  place-content: center;
  flex: none;
  justify-items: center;
  inline-size: var(--size);
  block-size: var(--size);
  border: calc(var(--size) / 11) solid var(--rim);
  border-radius: 50%;
  background: radial-gradient(circle at 34% 28%, #fff 8%, #f2ecdf 55%, #d8cdb8);
  box-shadow: 0 4px 10px rgb(0 0 0 / 0.28);
  color: #1c1a16;
  font: 800 calc(var(--size) / 2.9) / 1 var(--lobi-font-family);

  small {
    font: 700 calc(var(--size) / 5.4) / 1 var(--lobi-font-family);
  }
  &[data-letter='B'] {
    --rim: var(--lobi-color-wala);
  }
  &[data-letter='I'] {
    --rim: var(--lobi-color-meron);
  }
  &[data-letter='N'] {
    --rim: var(--lobi-color-cancel);
  }
  &[data-letter='G'] {
    --rim: var(--lobi-color-draw);
  }
  &[data-letter='O'] {
    --rim: var(--lobi-color-second);
  }
  &[data-latest] {
    --size: clamp(84px, 26cqi, 148px);
    animation: ${drop} var(--lobi-motion-slow) var(--lobi-ease-out);
  }
  &:not([data-latest], [data-empty]) {
    opacity: 0.86;
  }
  &[data-empty] {
    --size: clamp(84px, 22cqi, 132px);
    border: 2px dashed var(--lobi-color-text3);
    background: none;
    box-shadow: none;
    color: var(--lobi-color-text3);
  }
  ${lowScreen} {
    ${balls(40, 60)}
  }
  ${besideCards(css`
    ${balls(36, 52)}

    ${lowScreen} {
      ${balls(34, 46)}
    }
  `)}
  ${besideCardsWide(balls(52, 84))}
`;

/** Yields to the balls on a screen with little height, and to the player's cards on a phone. */
export const Timetable = styled.p`
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  text-align: center;

  ${lowScreen} {
    font: 500 var(--lobi-font-12) var(--lobi-font-family);

    [data-phase='running'] > & {
      display: none;
    }
  }
  ${besideCards(css`
    display: none;
  `)}
`;

/** Shown only if there is room for it. */
export const Board = styled.div`
  display: none;
  gap: 4px;

  @container caller (min-width: 600px) {
    display: grid;
  }
  ${besideCardsWide(css`
    gap: 3px;
  `)}
`;

export const BoardRow = styled.div`
  display: grid;
  grid-template-columns: repeat(16, minmax(0, 1fr));
  gap: 4px;

  b,
  i {
    display: grid;
    place-items: center;
    min-block-size: 26px;
    border-radius: var(--lobi-radius-xs);
    color: var(--lobi-color-text3);
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
  }
  b {
    color: var(--lobi-color-text);
    font-weight: 800;
  }
  i {
    background: color-mix(in srgb, var(--lobi-color-text) 5%, transparent);
  }
  [data-called] {
    background: var(--lobi-color-second);
    color: var(--lobi-color-on-second);
  }
  [data-last] {
    outline: 2px solid var(--lobi-color-text);
  }
  ${besideCardsWide(css`
    gap: 3px;

    b,
    i {
      min-block-size: 20px;
    }
  `)}
`;
