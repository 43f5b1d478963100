import { ScrollArea } from '@base-ui/react/scroll-area';
import { styled } from 'styled-components';

export const Root = styled(ScrollArea.Root)`
  position: relative;
  min-inline-size: 0;
  block-size: 100%;
  max-block-size: inherit;
`;

export const Viewport = styled(ScrollArea.Viewport)`
  block-size: 100%;
  max-block-size: var(--scroll-area-max, inherit);
  border-radius: inherit;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
  /* Permanent scroll bars have their own space; others overlay the content while scrolling. */
  [data-always]:not([data-orientation='horizontal']) > & {
    padding-inline-end: 14px;
  }
  [data-always]:not([data-orientation='vertical']) > & {
    padding-block-end: 14px;
  }
  /* Only edges with further content fade. */
  [data-fade] > & {
    --fade-start: min(28px, var(--scroll-area-overflow-y-start, 0px));
    --fade-end: min(28px, var(--scroll-area-overflow-y-end, 0px));
    mask-image: linear-gradient(
      to bottom,
      transparent,
      #000 var(--fade-start),
      #000 calc(100% - var(--fade-end)),
      transparent
    );
  }
  [data-fade='inline'] > & {
    --fade-start: min(28px, var(--scroll-area-overflow-x-start, 0px));
    --fade-end: min(28px, var(--scroll-area-overflow-x-end, 0px));
    mask-image: linear-gradient(
      to right,
      transparent,
      #000 var(--fade-start),
      #000 calc(100% - var(--fade-end)),
      transparent
    );
  }
  [data-fade='inline'] > &:dir(rtl) {
    mask-image: linear-gradient(
      to left,
      transparent,
      #000 var(--fade-start),
      #000 calc(100% - var(--fade-end)),
      transparent
    );
  }
`;

export const Scrollbar = styled(ScrollArea.Scrollbar)`
  display: flex;
  padding: 3px;
  border-radius: var(--lobi-radius-pill);
  opacity: 0;
  pointer-events: none;
  transition: opacity var(--lobi-motion-base) var(--lobi-ease-out);

  &[data-hovering],
  &[data-scrolling],
  [data-always] > & {
    opacity: 1;
    pointer-events: auto;
  }
  &[data-orientation='vertical'] {
    inline-size: 12px;
  }
  &[data-orientation='horizontal'] {
    flex-direction: column;
    block-size: 12px;
  }
`;

export const Thumb = styled(ScrollArea.Thumb)`
  flex: 1;
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-color-border-control);

  @media (forced-colors: active) {
    background: ButtonText;
  }
`;
