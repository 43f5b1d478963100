import { Dialog } from '@base-ui/react/dialog';
import { styled } from 'styled-components';

export const Thumbnail = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: var(--thumb-width, 160px);
  max-inline-size: 100%;
  min-block-size: 44px;
  aspect-ratio: 4 / 3;
  overflow: clip;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-inset);
  color: var(--lobi-color-text3);

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--lobi-color-border-control);
    }
  }
`;

export const Corner = styled.span`
  position: absolute;
  inset-block-end: 6px;
  inset-inline-end: 6px;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: var(--lobi-radius-xs);
  background: var(--lobi-color-overlay);
  color: var(--lobi-color-text);
`;

export const Popup = styled(Dialog.Popup)`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: 1200px;
  overflow: clip;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  color: var(--lobi-color-text);
  box-shadow: var(--lobi-elevation-4);
  transition: opacity var(--lobi-motion-base) var(--lobi-ease-out);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Viewport = styled(Dialog.Viewport)`
  position: fixed;
  inset: 0;
  z-index: var(--lobi-z-dialog);
  display: grid;
  place-items: center;
  padding: max(8px, env(safe-area-inset-top)) 8px max(8px, env(safe-area-inset-bottom));

  @media (min-width: 768px) {
    padding: 24px;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 6px 8px 6px 18px;
  padding-inline: 18px 8px;
  border-block-end: 1px solid var(--lobi-color-border-subtle);
`;

export const Title = styled(Dialog.Title)`
  min-inline-size: 0;
  overflow: hidden;
  font: var(--lobi-font-weight-display) var(--lobi-font-15) var(--lobi-font-family-display);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Container of the image; a larger image is clipped and can be moved. */
export const Stage = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 0;
  overflow: clip;
  container-type: size;
  background: var(--lobi-color-inset);
  direction: ltr;
  touch-action: none;

  &[data-zoomed] {
    cursor: grab;
  }
  &[data-zoomed]:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Picture = styled.img`
  max-inline-size: 100cqw;
  max-block-size: 100cqh;
  user-select: none;
  transform: translate(var(--view-x), var(--view-y)) rotate(var(--view-turn))
    scale(var(--view-zoom));
  transition: transform var(--lobi-motion-fast) var(--lobi-ease-out);

  /* Rotated by 90°, the image fits by its other side. */
  &[data-sideways] {
    max-inline-size: 100cqh;
    max-block-size: 100cqw;
  }
  &[data-waiting] {
    opacity: 0;
  }
  ${Stage}:active & {
    transition: none;
  }
`;

export const State = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 10px;
  padding: 24px;
  color: var(--lobi-color-text2);
  text-align: center;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px;
  padding: 6px 8px;
  border-block-start: 1px solid var(--lobi-color-border-subtle);
`;

export const Level = styled.span`
  min-inline-size: 5ch;
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
