import { styled } from 'styled-components';
import {
  largeText,
  lowScreen,
  narrowPhone,
  phoneOnItsSide,
} from '../../../primitives/low-screen.ts';
import { visuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.styles.ts';
import { dockBeside, dockOnPhone } from '../../play-frame/play-dock.styles.ts';
import { playHint, playMessage } from '../../play-frame/play-message.styles.ts';

export const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  min-inline-size: 0;
  margin: 0;
  font-variant-numeric: tabular-nums;

  @media (min-width: 960px) {
    gap: 18px;
  }
`;

/** Stake and button: on a phone at the lower edge of the screen, as in every game. */
export const Dock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  min-inline-size: 0;

  @media (max-width: 959px) {
    ${dockOnPhone}
  }
  ${phoneOnItsSide} {
    ${dockBeside}
  }
`;

export const Pad = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  ${lowScreen} {
    ${visuallyHidden}
  }
`;

export const Stake = styled.div`
  display: flex;
  align-items: center;
  block-size: max(52px, 2.5rem);
  padding-inline: 14px 4px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-inset);

  ${lowScreen} {
    block-size: max(44px, 2.5rem);
  }
  &:focus-within:has(input:focus-visible) {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  &[data-invalid] {
    border-color: var(--lobi-color-danger);
  }
  > span {
    margin-inline-end: 6px;
    color: var(--lobi-color-text3);
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: var(--lobi-color-text);
    font: 700 1.25rem/1.25 var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
  }
`;

export const Problem = styled.p`
  margin: 0;
  color: var(--lobi-color-danger);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Keys = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 8px;

  /* One row, so that enough space is left for odds and stage: of the amounts only the lowest ones that fit. */
  @media (max-width: 959px) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
    gap: 6px;

    ${largeText} {
      grid-auto-flow: row;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media (max-width: 599.98px) {
    > :nth-child(n + 4):not([data-kind='operator']) {
      display: none;
    }
  }
  ${narrowPhone} {
    > :nth-child(n + 3):not([data-kind='operator']) {
      display: none;
    }
  }
  ${phoneOnItsSide} {
    > :nth-child(n + 3):not([data-kind='operator']) {
      display: none;
    }
  }
`;

export const Key = styled.button`
  min-inline-size: 0;
  min-block-size: 44px;
  padding: 0 2px;

  border: 1px solid
    color-mix(in srgb, var(--lobi-color-border-subtle) 70%, var(--lobi-color-raised));
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-raised);
  box-shadow: var(--lobi-edge);
  color: var(--lobi-color-text);
  font: 600 var(--lobi-font-15) var(--lobi-font-family);

  @media (max-width: 959px) {
    font-size: 0.875rem;
  }
  font-variant-numeric: tabular-nums;
  text-align: center;
  word-spacing: 0.1em;
  cursor: pointer;

  &[data-kind='operator'] {
    border-color: var(--lobi-color-border-subtle);
    background: var(--lobi-color-canvas);
    box-shadow: none;
    color: var(--lobi-color-text2);
  }
  &[aria-pressed='true'] {
    border-color: var(--lobi-color-text);
    box-shadow: inset 0 0 0 0.5px var(--lobi-color-text);
  }
  &:disabled {
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
  }
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: color-mix(in srgb, var(--lobi-color-text) 8%, var(--lobi-color-raised));
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`;

export const Place = styled.button`
  --fill: var(--lobi-color-raised);
  --on: var(--lobi-color-text2);
  display: grid;
  justify-items: center;
  align-content: center;
  inline-size: 100%;
  min-block-size: 56px;
  padding: 6px 16px;

  ${lowScreen} {
    min-block-size: 52px;
    padding-block: 4px;
  }
  border: 1px solid transparent;
  border-radius: var(--lobi-radius-md);
  background: var(--fill);
  box-shadow: inset 0 1px 0 rgb(255 255 255 / 0.18);
  color: var(--on);
  font: 700 var(--lobi-font-17) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  text-align: center;
  cursor: pointer;
  transition:
    background-color var(--lobi-motion-fast) var(--lobi-ease-out),
    transform var(--lobi-motion-fast) var(--lobi-ease-out);

  &[data-side='meron'] {
    --fill: var(--lobi-color-meron);
    --on: var(--lobi-color-on-meron);
  }
  &[data-side='wala'] {
    --fill: var(--lobi-color-wala);
    --on: var(--lobi-color-on-wala);
  }
  &[data-side='draw'] {
    --fill: var(--lobi-color-draw);
    --on: var(--lobi-color-on-draw);
  }
  small {
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
  }
  &:active:not([aria-disabled='true']) {
    transform: translateY(1px);
  }
  &[aria-disabled='true'] {
    --fill: var(--lobi-color-raised);
    --on: var(--lobi-color-text2);
    box-shadow: none;
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      background: color-mix(in srgb, var(--fill) 88%, black);
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`;

export const Hint = styled.p`
  /* General hints may be hidden if there is not enough room; reasons why no bet is possible may not. */
  &[data-usual] {
    ${lowScreen} {
      display: none;
    }
  }
  ${playHint}
`;

export const Message = styled.div`
  ${playMessage}
  svg {
    margin-block-start: -1px;
  }
  p[data-tone='success'] {
    background: var(--lobi-color-success-soft);
    svg {
      color: var(--lobi-color-success);
    }
  }
`;
