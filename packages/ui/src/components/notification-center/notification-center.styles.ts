import { Popover } from '@base-ui/react/popover';
import { styled } from 'styled-components';
import { floating } from '../../primitives/floating.styles.ts';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { largeText } from '../../primitives/low-screen.ts';
import { Slot } from '../../primitives/slot/slot.tsx';
import { toneVariables } from '../../primitives/tone.styles.ts';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
`;

export const Count = styled.small`
  position: absolute;
  inset-block-start: 3px;
  /* At the corner of the bell; a large number grows over the bell, not beyond the page. */
  inset-inline-end: 0;
  min-inline-size: 18px;
  padding-inline: 5px;
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-color-text);
  color: var(--lobi-color-canvas);
  font: 700 0.6875rem/1.125rem var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  text-align: center;
  pointer-events: none;

  /* Beside the bell, which it would cover completely. */
  ${largeText} {
    position: static;
    align-self: center;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Positioner = styled(Popover.Positioner)`
  z-index: var(--lobi-z-dialog);
`;

export const Popup = styled(Popover.Popup)`
  ${floating}
  display: flex;
  flex-direction: column;
  inline-size: min(400px, calc(100vw - 16px));
  max-block-size: min(560px, var(--available-height));
  overflow: hidden;

  &:focus-visible {
    outline: none;
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 8px;
  min-block-size: 52px;
  padding: 4px 8px 4px 16px;
  border-block-end: 1px solid var(--lobi-color-border-subtle);

  &:dir(rtl) {
    padding: 4px 16px 4px 8px;
  }
`;

export const Title = styled(Popover.Title)`
  font: 600 var(--lobi-font-17) var(--lobi-font-family);
`;

export const List = styled.ul`
  flex: 1;
  min-block-size: 0;
  padding: 6px;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Line = styled(Slot)`
  ${toneVariables}
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 56px;
  padding: 10px;
  border-radius: var(--lobi-radius-sm);
  color: var(--lobi-color-text2);
  text-align: start;

  @media (hover: hover) {
    &:hover {
      background: var(--lobi-veil);
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-unread] {
    color: var(--lobi-color-text);
  }
`;

export const Picture = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: 50%;
  background: var(--tone-soft);
  color: var(--tone-text);
`;

export const Text = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Subject = styled.span`
  font: 500 var(--lobi-font-15) var(--lobi-font-family);

  [data-unread] & {
    font-weight: 600;
  }
`;

export const Body = styled.span`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  text-wrap: pretty;
`;

export const Time = styled.span`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
`;

export const Dot = styled.span`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  margin-block-start: 7px;
  border-radius: 50%;
  background: var(--lobi-color-second-text);

  @media (forced-colors: active) {
    background: Highlight;
  }
`;

export const Wait = styled.div`
  padding: 16px;
`;

export const Note = styled.div`
  display: grid;
  gap: 12px;
  justify-items: center;
  padding: 40px 24px;
  color: var(--lobi-color-text2);
  text-align: center;
  text-wrap: balance;
`;

export const All = styled(KitLink)`
  display: grid;
  flex: none;
  place-items: center;
  min-block-size: 48px;
  border-block-start: 1px solid var(--lobi-color-border-subtle);
  color: var(--lobi-color-second-text);
  font: 600 var(--lobi-font-15) var(--lobi-font-family);

  @media (hover: hover) {
    &:hover {
      background: var(--lobi-veil);
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
