import { Popover } from '@base-ui/react/popover';
import { styled } from 'styled-components';

export const Positioner = styled(Popover.Positioner)`
  z-index: var(--lobi-z-dialog);
`;

/** A cutout around the element: its shadow dims everything else. */
export const Spotlight = styled.div`
  position: fixed;
  top: 0;
  left: 0;
  z-index: var(--lobi-z-dialog);
  inline-size: var(--tour-width);
  block-size: var(--tour-height);
  border: 2px solid var(--lobi-color-accent);
  border-radius: var(--lobi-radius-md);
  box-shadow: 0 0 0 200vmax var(--lobi-scrim);
  pointer-events: none;
  transform: translate(var(--tour-x), var(--tour-y));
  transition:
    transform var(--lobi-motion-base) var(--lobi-ease-out),
    inline-size var(--lobi-motion-base) var(--lobi-ease-out),
    block-size var(--lobi-motion-base) var(--lobi-ease-out);

  &[hidden] {
    display: block;
    border: 0;
    inline-size: 0;
    block-size: 0;
  }
  &[hidden] ~ * .lobi-Popover-arrow {
    display: none;
  }
`;

export const Position = styled.p`
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

export const Skip = styled.div`
  margin-inline: -12px auto;
`;
