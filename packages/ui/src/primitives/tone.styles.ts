import { css } from 'styled-components';

/**
 * Sets `--tone-*` from `data-tone`: `solid`, `hover`, `active`, `on` for filled elements, `soft` and
 * `soft-hover` for tinted backgrounds, `text` for text and `line` for borders.
 */
export const toneVariables = css`
  --tone-solid: var(--lobi-color-text);
  --tone-hover: color-mix(in srgb, var(--tone-solid) 88%, var(--lobi-color-canvas));
  --tone-active: color-mix(in srgb, var(--tone-solid) 78%, var(--lobi-color-canvas));
  --tone-on: var(--lobi-color-canvas);
  --tone-soft: var(--lobi-color-soft);
  --tone-soft-hover: var(--lobi-color-soft-hover);
  --tone-text: var(--lobi-color-text);
  --tone-line: var(--lobi-color-border-control);

  &[data-tone='accent'] {
    --tone-solid: var(--lobi-color-accent);
    --tone-hover: var(--lobi-color-accent-hover);
    --tone-active: var(--lobi-color-accent-active);
    --tone-on: var(--lobi-color-on-accent);
    --tone-soft: var(--lobi-color-accent-soft);
    --tone-text: var(--lobi-color-accent-text);
    --tone-line: var(--lobi-color-accent);
  }
  &[data-tone='success'] {
    --tone-solid: var(--lobi-color-success);
    --tone-on: var(--lobi-color-on-success);
    --tone-soft: var(--lobi-color-success-soft);
    --tone-text: var(--lobi-color-success);
    --tone-line: var(--lobi-color-success);
  }
  &[data-tone='warning'] {
    --tone-solid: var(--lobi-color-warning);
    --tone-on: var(--lobi-color-on-warning);
    --tone-soft: var(--lobi-color-warning-soft);
    --tone-text: var(--lobi-color-warning);
    --tone-line: var(--lobi-color-warning);
  }
  &[data-tone='danger'] {
    --tone-solid: var(--lobi-color-danger);
    --tone-on: var(--lobi-color-on-danger);
    --tone-soft: var(--lobi-color-danger-soft);
    --tone-text: var(--lobi-color-danger);
    --tone-line: var(--lobi-color-danger);
  }
  &[data-tone='info'] {
    --tone-solid: var(--lobi-color-info);
    --tone-on: var(--lobi-color-on-info);
    --tone-soft: var(--lobi-color-info-soft);
    --tone-text: var(--lobi-color-info);
    --tone-line: var(--lobi-color-info);
  }
  &[data-tone='meron'] {
    --tone-solid: var(--lobi-color-meron);
    --tone-on: var(--lobi-color-on-meron);
    --tone-soft: var(--lobi-color-meron-soft);
    --tone-text: var(--lobi-color-meron-text);
    --tone-line: var(--lobi-color-meron);
  }
  &[data-tone='wala'] {
    --tone-solid: var(--lobi-color-wala);
    --tone-on: var(--lobi-color-on-wala);
    --tone-soft: var(--lobi-color-wala-soft);
    --tone-text: var(--lobi-color-wala-text);
    --tone-line: var(--lobi-color-wala);
  }
  &[data-tone='draw'] {
    --tone-solid: var(--lobi-color-draw);
    --tone-on: var(--lobi-color-on-draw);
    --tone-soft: var(--lobi-color-draw-soft);
    --tone-text: var(--lobi-color-draw-text);
    --tone-line: var(--lobi-color-draw);
  }
  &[data-tone]:not([data-tone='neutral'], [data-tone='accent']) {
    --tone-hover: color-mix(in srgb, var(--tone-solid) 88%, var(--lobi-color-canvas));
    --tone-active: color-mix(in srgb, var(--tone-solid) 78%, var(--lobi-color-canvas));
  }
  &[data-tone]:not([data-tone='neutral']) {
    --tone-soft-hover: color-mix(in srgb, var(--tone-soft) 88%, var(--tone-text));
  }
`;
