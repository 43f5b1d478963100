import { keyframes, styled } from 'styled-components';
import { Quick } from '../play-frame/quick.styles.ts';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const appear = keyframes`
  from { opacity: 0; transform: scale(0.4); }
`;

export const Screen = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 0;
  padding: 10px;
  container-type: size;
`;

export const Board = styled.div`
  --side: min(100cqi, 100cqb);
  position: relative;
  display: grid;
  grid-template-rows: repeat(5, minmax(0, 1fr));
  gap: clamp(5px, 1.6cqmin, 10px);
  inline-size: var(--side);
  block-size: var(--side);
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: clamp(5px, 1.6cqmin, 10px);

  > div {
    display: grid;
  }
`;

export const Tile = styled.button`
  display: grid;
  place-items: center;
  min-inline-size: 0;
  min-block-size: 0;
  padding: 0;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: linear-gradient(160deg, var(--lobi-color-overlay), var(--lobi-color-raised));
  box-shadow:
    var(--lobi-edge),
    0 2px 0 var(--lobi-color-border-subtle);
  color: var(--lobi-color-text3);
  cursor: pointer;
  transition:
    transform var(--lobi-motion-fast) var(--lobi-ease-out),
    background-color var(--lobi-motion-fast) var(--lobi-ease-out);

  svg {
    inline-size: 46%;
    fill: currentColor;
    animation: ${appear} var(--lobi-motion-slow) var(--lobi-ease-out);
  }
  &[aria-disabled='true'],
  [role='grid'][aria-disabled='true'] & {
    cursor: default;
  }
  &:focus-visible {
    z-index: 1;
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  &[data-face='opening'] {
    cursor: progress;
    animation: ${breathe} 1s infinite;
  }
  &[data-face='safe'] {
    border-color: color-mix(in srgb, var(--lobi-color-accent) 60%, transparent);
    background: var(--lobi-color-accent-soft);
    box-shadow: inset 0 0 18px color-mix(in srgb, var(--lobi-color-accent) 22%, transparent);
    color: var(--lobi-color-accent-text);
  }
  &[data-face='hit'] {
    border-color: var(--lobi-color-danger);
    background: var(--lobi-color-danger-soft);
    box-shadow: none;
    color: var(--lobi-color-danger);
  }
  &[data-face='mine'],
  &[data-face='left'] {
    background: var(--lobi-color-surface);
    box-shadow: none;
    color: var(--lobi-color-text3);
  }
  &[data-face='left'] svg {
    opacity: 0.35;
  }
  @media (hover: hover) {
    [role='grid']:not([aria-disabled='true']) &[data-face='closed']:hover {
      transform: translateY(-2px);
      background: var(--lobi-color-overlay);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    transition: none;

    svg {
      animation: none;
    }
  }
  [data-lobi-motion='reduced'] & {
    animation: none;
    transition: none;

    svg {
      animation: none;
    }
  }
`;

/** Shown if there is room beside the field. */
export const QuickMines = styled(Quick)`
  @container play-frame (max-width: 879.98px) {
    display: none;
  }
`;
