import { Drawer } from '@base-ui/react/drawer';
import { styled } from 'styled-components';

export const Backdrop = styled(Drawer.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: var(--lobi-z-drawer);
  background: var(--lobi-scrim);
  opacity: calc(1 - var(--drawer-swipe-progress, 0));
  transition: opacity var(--lobi-motion-slow) var(--lobi-ease-out);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
  &[data-swiping] {
    transition: none;
  }
`;

export const Viewport = styled(Drawer.Viewport)`
  position: fixed;
  inset: 0;
  z-index: var(--lobi-z-drawer);
  display: flex;
  align-items: stretch;
  justify-content: flex-end;
  overflow: hidden;

  &[data-side='start'] {
    justify-content: flex-start;
  }
  &[data-side='bottom'] {
    align-items: flex-end;
    justify-content: center;
  }
`;

export const Popup = styled(Drawer.Popup)`
  display: flex;
  flex-direction: column;
  inline-size: min(420px, 100vw - 48px);
  border-inline-start: 1px solid var(--lobi-color-border-subtle);
  background: var(--lobi-color-surface);
  color: var(--lobi-color-text);
  box-shadow: var(--lobi-elevation-4);
  transform: translate(var(--drawer-swipe-movement-x, 0px), var(--drawer-swipe-movement-y, 0px));
  transition: transform var(--lobi-motion-slow) var(--lobi-ease-out);

  &[data-side='start'] {
    border-inline: 0;
    border-inline-end: 1px solid var(--lobi-color-border-subtle);
  }
  &[data-side='bottom'] {
    inline-size: min(640px, 100vw);
    max-block-size: calc(100dvh - 48px);
    border: 1px solid var(--lobi-color-border-subtle);
    border-block-end: 0;
    border-start-start-radius: var(--lobi-radius-lg);
    border-start-end-radius: var(--lobi-radius-lg);
  }
  &[data-snapping] {
    --drawer-drop: calc(var(--drawer-snap-point-offset, 0px) + var(--drawer-swipe-movement-y, 0px));
    block-size: calc(100dvh - 24px);
    max-block-size: none;
    padding-block-end: max(0px, var(--drawer-drop));
    transform: translateY(var(--drawer-drop));
  }
  &[data-swiping] {
    transition: none;
    user-select: none;
  }

  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(100%);
  }
  &[data-side='start']:is([data-starting-style], [data-ending-style]) {
    transform: translateX(-100%);
  }
  &:dir(rtl):is([data-starting-style], [data-ending-style]) {
    transform: translateX(-100%);
  }
  &[data-side='start']:dir(rtl):is([data-starting-style], [data-ending-style]) {
    transform: translateX(100%);
  }
  &[data-side='bottom']:is([data-starting-style], [data-ending-style]) {
    transform: translateY(100%);
  }
`;

export const HandleButton = styled.button`
  display: flex;
  flex: none;
  justify-content: center;
  inline-size: 100%;
  min-block-size: 24px;
  border-radius: var(--lobi-radius-lg) var(--lobi-radius-lg) 0 0;
  cursor: grab;
  touch-action: none;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Handle = styled.span`
  display: block;
  flex: none;
  align-self: center;
  inline-size: 40px;
  block-size: 4px;
  margin-block-start: 8px;
  border-radius: 2px;
  background: var(--lobi-color-border-control);
`;

export const Content = styled(Drawer.Content)`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--lobi-space-5);
  min-block-size: 0;
  padding: var(--lobi-space-5) var(--lobi-space-6) var(--lobi-space-6);
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  margin-block-end: -6px;
  margin-inline-end: -12px;
`;

export const Title = styled(Drawer.Title)`
  padding-block: 8px;
  font: var(--lobi-font-weight-display) var(--lobi-font-20) var(--lobi-font-family-display);
  letter-spacing: -0.012em;
`;

export const Description = styled(Drawer.Description)`
  color: var(--lobi-color-text2);
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  padding: var(--lobi-space-4) var(--lobi-space-6);
  padding-block-end: calc(var(--lobi-space-4) + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--lobi-color-border-subtle);

  & > * {
    flex: 1;
  }
`;
