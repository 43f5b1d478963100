import { keyframes, styled } from 'styled-components';

const flash = keyframes`
  from { background: color-mix(in srgb, var(--ink) 45%, transparent); }
  to { background: transparent; }
`;

/** Button with odds, in the colour of its side. Boards that extend it set `data-tone` as well. */
export const Root = styled.button`
  --soft: var(--lobi-color-raised);
  --ink: var(--lobi-color-text2);
  --fill: var(--lobi-color-text);
  --on: var(--lobi-color-canvas);
  position: relative;
  overflow: hidden;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-inline-size: 0;
  min-block-size: 56px;
  padding: 8px 10px;
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

  &[data-tone='meron'] {
    --soft: var(--lobi-color-meron-soft);
    --ink: var(--lobi-color-meron-text);
    --fill: var(--lobi-color-meron);
    --on: var(--lobi-color-on-meron);
  }
  &[data-tone='wala'] {
    --soft: var(--lobi-color-wala-soft);
    --ink: var(--lobi-color-wala-text);
    --fill: var(--lobi-color-wala);
    --on: var(--lobi-color-on-wala);
  }
  &[data-tone='draw'] {
    --soft: var(--lobi-color-draw-soft);
    --ink: var(--lobi-color-draw-text);
    --fill: var(--lobi-color-draw);
    --on: var(--lobi-color-on-draw);
  }
  &[data-tone='neutral'] {
    border-color: var(--lobi-color-border-control);
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
  &[data-locked] {
    border-style: dashed;
    cursor: not-allowed;
  }
  @media (hover: hover) {
    &:hover:not(:disabled) {
      border-color: var(--ink);
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &[aria-pressed='true'] {
      outline: 3px solid Highlight;
    }
  }
`;

/** Flashes once when the odds change; a new key restarts it. */
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
  min-inline-size: 0;
  color: var(--ink);
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
  overflow-wrap: anywhere;
`;

export const Value = styled.span`
  position: relative;
  color: inherit;
  font: 700 var(--lobi-font-17) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;

export const Trend = styled.span`
  position: absolute;
  inset-inline-start: 100%;
  inset-block-start: 50%;
  translate: 0 -50%;
  color: var(--ink);
`;

export const State = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  color: var(--lobi-color-text2);
  font-weight: 600;
`;

/** Separates the accessible name of the button: "Meron, 1,87". It takes no space. */
export const Comma = styled.span`
  font-size: 0;
`;
