import { styled } from 'styled-components';
import { largeText, lowScreen } from '../../../primitives/low-screen.ts';

export const Root = styled.section`
  --banner: var(--lobi-color-raised);
  --ink: var(--lobi-color-text);
  --line: var(--lobi-color-border-subtle);
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 56px;
  padding: 6px 16px;
  border-block-end: 1px solid var(--line);
  background: var(--banner);
  color: var(--lobi-color-text);
  font-variant-numeric: tabular-nums;
  transition: background-color var(--lobi-motion-base) var(--lobi-ease-out);

  &[data-tone='success'] {
    --banner: var(--lobi-color-success-soft);
    --ink: var(--lobi-color-success);
  }
  &[data-tone='warning'] {
    --banner: var(--lobi-color-warning-soft);
    --ink: var(--lobi-color-warning);
  }
  &[data-tone='info'] {
    --banner: var(--lobi-color-info-soft);
    --ink: var(--lobi-color-info);
  }
  &[data-tone='meron'] {
    --banner: var(--lobi-color-meron-soft);
    --ink: var(--lobi-color-meron-text);
  }
  &[data-tone='wala'] {
    --banner: var(--lobi-color-wala-soft);
    --ink: var(--lobi-color-wala-text);
  }
  &[data-tone='draw'] {
    --banner: var(--lobi-color-draw-soft);
    --ink: var(--lobi-color-draw-text);
  }
  &:not([data-tone='neutral']) {
    --line: color-mix(in srgb, var(--ink) 28%, var(--banner));
  }

  ${lowScreen} {
    min-block-size: 48px;
    padding-block: 2px;
  }
  /* The time goes below the text, which would have a third of the line beside it. */
  ${largeText} {
    flex-wrap: wrap;
    row-gap: 0;
    padding-block: 6px;
  }
  @media (max-width: 359px) {
    padding-inline: 12px;
  }
  @media (min-width: 960px) {
    min-block-size: 68px;
    padding-inline: 24px;
    border-block: 1px solid var(--line);
    border-block-end: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Text = styled.div`
  min-inline-size: 0;

  ${largeText} {
    flex: 1 1 7rem;
  }

  @media (min-width: 960px) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 16px;
  }
`;

export const State = styled.p`
  margin: 0;
  color: var(--ink);
  font: 800 var(--lobi-font-15) var(--lobi-font-family);
  letter-spacing: 0.03em;
  text-transform: uppercase;

  @media (max-width: 359px) {
    font: 800 var(--lobi-font-13) var(--lobi-font-family);
  }
  @media (min-width: 960px) {
    font: 800 var(--lobi-font-17) var(--lobi-font-family);
  }
`;

export const Note = styled.p`
  margin: 0;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  @media (min-width: 960px) {
    font: 400 var(--lobi-font-15) var(--lobi-font-family);
  }
`;

export const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  margin-inline-start: auto;
  font: 700 var(--lobi-font-20) var(--lobi-font-family);

  @media (min-width: 960px) {
    font: 700 var(--lobi-font-24) var(--lobi-font-family);
  }
`;

export const Count = styled.span`
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);

  @media (min-width: 960px) {
    font: 500 var(--lobi-font-15) var(--lobi-font-family);
  }
`;

export const Ring = styled.svg`
  display: block;
  inline-size: 36px;
  block-size: 36px;
  transform: rotate(-90deg);

  circle {
    fill: none;
    stroke: var(--line);
    stroke-width: 4;
  }
  circle + circle {
    stroke: var(--ink);
    stroke-linecap: round;
    transition: stroke-dasharray 250ms linear;
  }
  [data-lobi-motion='reduced'] & circle {
    transition: none;
  }
  @media (min-width: 960px) {
    inline-size: 40px;
    block-size: 40px;
  }
`;

export const Risk = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 4px 10px;
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-color-warning-soft);
  color: var(--lobi-color-warning);
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
  white-space: nowrap;

  [data-tone='warning'] & {
    background: none;
  }
  @media (max-width: 359px) {
    padding-inline: 6px;
  }
`;
