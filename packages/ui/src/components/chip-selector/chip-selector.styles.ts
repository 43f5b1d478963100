import { RadioGroup } from '@base-ui/react/radio-group';
import { styled } from 'styled-components';

/** Number of colours that chips cycle through. */
export const ranks = 5;

export const Root = styled(RadioGroup)`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  padding: 4px;
`;

/** A chip with a drawn rim, so that its colour is never the only cue. */
export const Chip = styled.span`
  --chip: var(--lobi-color-cancel);
  --chip-on: var(--lobi-color-on-cancel);
  position: relative;
  display: grid;
  place-items: center;
  /* Grows with the user's text size, so that the value stays inside the rim. */
  inline-size: max(60px, 4.5em);
  block-size: max(60px, 4.5em);
  border: 5px dashed color-mix(in srgb, var(--chip-on) 70%, var(--chip));
  border-radius: 50%;
  background: var(--chip);
  background-clip: border-box;
  color: var(--chip-on);
  font: 700 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition: transform var(--lobi-motion-fast) var(--lobi-ease-spring, ease-out);

  &[data-rank='1'] {
    --chip: var(--lobi-color-wala);
    --chip-on: var(--lobi-color-on-wala);
  }
  &[data-rank='2'] {
    --chip: var(--lobi-color-draw);
    --chip-on: var(--lobi-color-on-draw);
  }
  &[data-rank='3'] {
    --chip: var(--lobi-color-second);
    --chip-on: var(--lobi-color-on-second);
  }
  &[data-rank='4'] {
    --chip: var(--lobi-color-meron);
    --chip-on: var(--lobi-color-on-meron);
  }

  &[data-checked] {
    outline: 3px solid var(--lobi-color-text);
    outline-offset: 2px;
    transform: translateY(-3px);
  }
  &:focus-visible {
    outline: 3px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  &[data-checked]:focus-visible {
    box-shadow:
      0 0 0 5px var(--lobi-color-canvas),
      0 0 0 8px var(--lobi-color-text);
  }
  &[data-disabled] {
    --chip: var(--lobi-color-soft);
    --chip-on: var(--lobi-color-disabled);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &[data-checked] {
      outline-color: Highlight;
    }
  }
`;
