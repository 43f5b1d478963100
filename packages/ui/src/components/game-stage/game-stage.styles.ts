import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--lobi-space-4);
  min-inline-size: 0;
  container-type: inline-size;

  &[data-fullscreen] {
    padding: var(--lobi-space-4);
    overflow: auto;
    background: var(--lobi-color-canvas);
  }
`;

/* Parts beside the screen are isolated, so that they are not repainted with the screen. */

export const Bar = styled.div`
  isolation: isolate;
  display: flex;
  justify-content: flex-end;
`;

export const Screen = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: var(--stage-ratio, 16 / 9);
  min-block-size: 200px;
  inline-size: 100%;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-inset);

  ${largeText} {
    aspect-ratio: auto;
    block-size: 20rem;
  }
`;

export const Region = styled.div`
  isolation: isolate;
  min-inline-size: 0;

  &:empty {
    display: none;
  }
  &[data-region='screen'] {
    /* Fills the frame regardless of its content, so that changes inside do not lay out the page. */
    position: absolute;
    inset: 0;
    contain: size layout;
    display: grid;
    /* Has a fixed size, so that the game is laid out once without being measured. */
    grid-template: 100% / 100%;
  }
  &[inert] {
    opacity: 0.5;
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-4);

  &:not(:has(> :not(:empty))) {
    display: none;
  }
  @container (min-width: 960px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > [data-region='info'] {
      grid-column: 1 / -1;
    }
  }
`;

export const Cover = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 14px;
  padding: 20px;
  overflow: auto;
  background: color-mix(in srgb, var(--lobi-color-canvas) 86%, transparent);
  color: var(--lobi-color-text2);
  text-align: center;
`;

/** Filled by the game, whose text then replaces the kit's. */
export const ErrorSlot = styled.div`
  &:empty {
    display: none;
  }
  &:not(:empty) + * {
    display: none;
  }
`;

export const ErrorText = styled.p`
  display: grid;
  gap: 4px;
  max-inline-size: 44ch;
  text-wrap: balance;

  b {
    color: var(--lobi-color-text);
    font: 700 var(--lobi-font-17) var(--lobi-font-family);
  }
`;
