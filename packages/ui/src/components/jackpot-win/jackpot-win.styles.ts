import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.div`
  position: absolute;
  z-index: 4;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: safe center;
  padding: 8px;
  overflow: auto;
  container-type: size;
  background: color-mix(in srgb, var(--lobi-color-canvas) 78%, transparent);
`;

export const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 8px;
  max-inline-size: min(100%, 420px);
  padding: 20px;
  border: 1px solid var(--lobi-color-accent);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-elevation-2);
  color: var(--lobi-color-text);
  text-align: center;

  > svg {
    color: var(--lobi-color-accent-text);
  }

  /* The game's screen has little height on a phone. */
  @container (max-height: 300px) {
    gap: 6px;
    padding: 12px 16px;

    > svg {
      display: none;
    }
  }
`;

export const Title = styled.p`
  margin: 0;
  font: 700 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
`;

export const Amount = styled.p`
  margin: 0;
  color: var(--lobi-color-accent-text);
  font: 800 var(--lobi-font-30) var(--lobi-font-family-display, var(--lobi-font-family));
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  ${largeText} {
    font: 800 var(--lobi-font-24) var(--lobi-font-family-display, var(--lobi-font-family));
  }
`;

export const Text = styled.p`
  margin: 0;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  overflow-wrap: anywhere;
`;
