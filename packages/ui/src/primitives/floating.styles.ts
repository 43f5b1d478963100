import { css } from 'styled-components';

/** Look of a part that floats beside its anchor, and grows out of it when it opens. */
export const floating = css`
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-overlay);
  color: var(--lobi-color-text);
  box-shadow: var(--lobi-elevation-3);
  transform-origin: var(--transform-origin);
  transition:
    opacity var(--lobi-motion-fast) var(--lobi-ease-out),
    transform var(--lobi-motion-fast) var(--lobi-ease-out);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.97);
  }
`;
