import { css, styled, type RuleSet } from 'styled-components';
import { largeText, lowScreen } from '../../../primitives/low-screen.ts';
import { visuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.styles.ts';
import { frameOnItsSide } from '../../play-frame/play-dock.styles.ts';

const onPhone = (rules: RuleSet) => css`
  @container play-frame (max-width: 879.98px) {
    ${rules}
  }
`;

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  grid-template-areas:
    'player-pair player-pair tie tie banker-pair banker-pair'
    'player player player banker banker banker';
  gap: 8px;
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;

  ${largeText} {
    grid-template-areas: 'player' 'banker' 'tie' 'player-pair' 'banker-pair';
    grid-template-columns: minmax(0, 1fr);
  }
  @container play-frame (min-width: 880px) {
    grid-template-areas: 'player-pair player tie banker banker-pair';
    grid-template-columns: 0.8fr 1.4fr 1fr 1.4fr 0.8fr;
    gap: 10px;
  }
`;

export const Area = styled.button`
  --side: var(--lobi-color-border-control);
  --soft: var(--lobi-color-surface);
  --ink: var(--lobi-color-text);
  position: relative;
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 2px;
  min-inline-size: 0;
  min-block-size: 96px;
  padding: 8px 6px 4px;
  border: 1.5px solid color-mix(in srgb, var(--side) 60%, transparent);
  border-radius: var(--lobi-radius-md);
  background: var(--soft);
  color: var(--ink);
  text-align: center;
  cursor: pointer;

  &[data-spot='player-pair'] {
    grid-area: player-pair;
  }
  &[data-spot='player'] {
    grid-area: player;
  }
  &[data-spot='tie'] {
    grid-area: tie;
  }
  &[data-spot='banker'] {
    grid-area: banker;
  }
  &[data-spot='banker-pair'] {
    grid-area: banker-pair;
  }
  &[data-side='meron'] {
    --side: var(--lobi-color-meron);
    --soft: var(--lobi-color-meron-soft);
    --ink: var(--lobi-color-meron-text);
  }
  &[data-side='wala'] {
    --side: var(--lobi-color-wala);
    --soft: var(--lobi-color-wala-soft);
    --ink: var(--lobi-color-wala-text);
  }
  &[data-side='draw'] {
    --side: var(--lobi-color-draw);
    --soft: var(--lobi-color-draw-soft);
    --ink: var(--lobi-color-draw-text);
  }
  &[aria-disabled='true'] {
    cursor: default;
  }
  &[data-outcome='won'] {
    border-color: var(--lobi-color-text);
    box-shadow: inset 0 0 0 1px var(--lobi-color-text);
  }
  &:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      background: color-mix(in srgb, var(--side) 14%, var(--soft));
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
  @container play-frame (min-width: 880px) {
    min-block-size: 128px;
  }
  ${onPhone(css`
    align-content: center;
    min-block-size: 68px;
    padding-block: 4px;

    /* A result takes the line of the odds, so that no area becomes higher and moves the dock. */
    &:has(> [data-outcome]) > .lobi-BetAreas-pays {
      ${visuallyHidden}
    }
    /* Beside the chip in the corner; in an area of a pair only the number has room. */
    &[data-laid] > .lobi-BetAreas-pays {
      justify-self: start;
    }
    &[data-laid][data-spot$='pair'] > .lobi-BetAreas-pays > span {
      ${visuallyHidden}
    }
  `)}
  ${lowScreen} {
    min-block-size: 60px;
  }
  /* Beside the picture there is room for higher areas. */
  ${frameOnItsSide(css`
    min-block-size: 6.25rem;
  `)}
`;

export const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 2px 7px;
  max-inline-size: 100%;
  font: 700 var(--lobi-font-15) var(--lobi-font-family);
  overflow-wrap: anywhere;

  ${onPhone(css`
    line-height: 1.15;
  `)}
`;

export const Pays = styled.span.attrs({ className: 'lobi-BetAreas-pays' })`
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);
`;

export const Chips = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 40px;

  /* In the corner, so that both rows of areas leave space for the cards. */
  ${onPhone(css`
    position: absolute;
    inset-block-end: -4px;
    inset-inline-end: -4px;
    min-block-size: 0;
  `)}
`;

/** Chips of one spot: accepted ones are solid, others dashed. */
export const Chip = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: 42px;
  min-block-size: 42px;
  padding-inline: 6px;
  border: 3px dashed var(--lobi-color-text);
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-color-overlay);
  color: var(--lobi-color-text);
  font: 700 var(--lobi-font-12) var(--lobi-font-family);
  white-space: nowrap;

  /* No higher than the line of the odds, so that the name above stays readable. */
  ${onPhone(css`
    min-inline-size: 28px;
    min-block-size: 28px;
    padding-inline: 4px;
    border-width: 2px;
  `)}
  &[data-taken] {
    border-style: solid;
    border-color: var(--lobi-color-accent);
  }
`;

export const End = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--lobi-color-text2);
  font: 700 var(--lobi-font-12) var(--lobi-font-family);

  /* Beside the chip in the corner; in an area of a pair only the icon has room. */
  @container play-frame (min-width: 17rem) and (max-width: 400px) {
    [data-spot]:has([data-taken]) > & {
      justify-self: start;
    }
    [data-spot$='pair']:has([data-taken]) > & > span {
      ${visuallyHidden}
    }
  }
  &[data-outcome='won'] {
    color: var(--lobi-color-success);
  }
`;
