import { css } from 'styled-components';

/** Colours of an outcome on the console as `--fill`, `--ink`, `--soft` and `--on`. */
export const outcomeVariables = css`
  --fill: var(--lobi-color-cancel);
  --ink: var(--lobi-color-text2);
  --soft: var(--lobi-color-raised);
  --on: var(--lobi-color-on-cancel);

  &[data-outcome='meron'] {
    --fill: var(--lobi-color-meron);
    --ink: var(--lobi-color-meron-text);
    --soft: var(--lobi-color-meron-soft);
    --on: var(--lobi-color-on-meron);
  }
  &[data-outcome='wala'] {
    --fill: var(--lobi-color-wala);
    --ink: var(--lobi-color-wala-text);
    --soft: var(--lobi-color-wala-soft);
    --on: var(--lobi-color-on-wala);
  }
  &[data-outcome='draw'] {
    --fill: var(--lobi-color-draw);
    --ink: var(--lobi-color-draw-text);
    --soft: var(--lobi-color-draw-soft);
    --on: var(--lobi-color-on-draw);
  }
`;
