import { keyframes, styled } from 'styled-components';

const flash = keyframes`
  from { background: color-mix(in srgb, var(--ink) 45%, transparent); }
  to { background: transparent; }
`;

export const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  min-inline-size: 0;

  &[data-sides='3'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 0.82fr) minmax(0, 1fr);
  }
`;

export const Side = styled.button`
  --soft: var(--lobi-color-meron-soft);
  --ink: var(--lobi-color-meron-text);
  --fill: var(--lobi-color-meron);
  --on: var(--lobi-color-on-meron);
  position: relative;
  overflow: hidden;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-inline-size: 0;
  min-block-size: 124px;
  padding: 10px 4px 9px;
  border: 1px solid color-mix(in srgb, var(--fill) 42%, var(--soft));
  border-radius: var(--lobi-radius-md);
  background: var(--soft);
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  text-align: center;
  cursor: pointer;
  transition:
    background-color var(--lobi-motion-fast) var(--lobi-ease-out),
    border-color var(--lobi-motion-fast) var(--lobi-ease-out),
    transform var(--lobi-motion-fast) var(--lobi-ease-out);

  &[data-side='wala'] {
    --soft: var(--lobi-color-wala-soft);
    --ink: var(--lobi-color-wala-text);
    --fill: var(--lobi-color-wala);
    --on: var(--lobi-color-on-wala);
  }
  &[data-side='draw'] {
    --soft: var(--lobi-color-draw-soft);
    --ink: var(--lobi-color-draw-text);
    --fill: var(--lobi-color-draw);
    --on: var(--lobi-color-on-draw);
  }

  &:active:not(:disabled) {
    transform: translateY(1px);
  }
  &[aria-pressed='true'] {
    --ink: var(--on);
    border-color: color-mix(in srgb, var(--on) 50%, var(--fill));
    background: var(--fill);
    color: var(--on);
    box-shadow: 0 0 0 1px color-mix(in srgb, var(--on) 50%, var(--fill));
  }
  &:disabled {
    cursor: default;
  }
  &[data-outcome='won'] {
    border-color: var(--ink);
    box-shadow: 0 0 0 1px var(--ink);
  }
  &[data-outcome='lost'] {
    border-color: var(--lobi-color-border-subtle);
    background: var(--lobi-color-surface);
  }
  @media (hover: hover) {
    &:hover:not(:disabled) {
      border-color: var(--ink);
    }
  }
  @media (min-width: 960px) {
    min-block-size: 140px;
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &[aria-pressed='true'] {
      outline: 3px solid Highlight;
    }
  }
`;

/** Lights up once when the odds move; a new key restarts it. */
export const Flash = styled.span`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  pointer-events: none;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${flash} 900ms var(--lobi-ease-out);
  }
  [data-lobi-motion='reduced'] & {
    animation: none;
  }
`;

export const Name = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  gap: 7px;
  color: var(--ink);
  font: 700 var(--lobi-font-15) var(--lobi-font-family);
`;

export const Odds = styled.span`
  position: relative;
  color: inherit;
  font: 800 1.875rem/2.25rem var(--lobi-font-family-display, var(--lobi-font-family));
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;

  @media (max-width: 359px) {
    font-size: 1.625rem;
  }
  @media (min-width: 960px) {
    font-size: 2.125rem;
  }
`;

export const Trend = styled.span`
  position: absolute;
  inset-inline-start: 100%;
  inset-block-start: 50%;
  translate: 0 -50%;
  color: var(--ink);
`;

export const Pool = styled.span`
  position: relative;
  color: var(--lobi-color-text2);

  [aria-pressed='true'] & {
    color: inherit;
  }
`;

export const Mine = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 1.125rem;
  font-weight: 600;
`;
