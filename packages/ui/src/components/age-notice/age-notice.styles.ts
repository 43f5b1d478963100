import { styled } from 'styled-components';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { largeText, phoneOnItsSide } from '../../primitives/low-screen.ts';

export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--lobi-z-notice);
  background: var(--lobi-scrim);
  backdrop-filter: saturate(0.55) brightness(0.62);
  transition: opacity var(--lobi-motion-slow) var(--lobi-ease-out);

  &[data-variant='full'] {
    background: var(--lobi-color-canvas);
    backdrop-filter: none;
  }
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Viewport = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--lobi-z-notice);
  display: grid;
  place-items: center;
  padding: 16px;
  overflow: auto;
`;

export const Popup = styled.div`
  inline-size: 100%;
  max-inline-size: 480px;
  overflow: hidden;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-xl);
  background: var(--lobi-color-surface);
  color: var(--lobi-color-text);
  box-shadow: var(--lobi-elevation-4);
  transition:
    opacity var(--lobi-motion-slow) var(--lobi-ease-out),
    transform var(--lobi-motion-slow) var(--lobi-ease-out);

  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.98);
  }
  /* The decoration is beside the text, so that the button is in view. */
  ${phoneOnItsSide} {
    display: flex;
    max-inline-size: 640px;

    > img,
    > svg {
      flex: 0 0 14rem;
      min-inline-size: 0;
      object-fit: cover;
    }
  }
`;

/** Colours of the art, also where it is a document of its own. */
export const artColors = `
  --sky-far: color-mix(in srgb, var(--lobi-color-surface) 92%, var(--lobi-art-hue));
  --sky-near: color-mix(in srgb, var(--lobi-color-surface) 82%, var(--lobi-art-hue));
  --sky-nearest: color-mix(in srgb, var(--lobi-color-surface) 74%, var(--lobi-art-hue));
  --star: var(--lobi-color-text);
  --string: color-mix(in srgb, var(--lobi-color-surface) 68%, var(--lobi-color-text3));
`;

export const Art = styled.svg`
  ${artColors}
  inline-size: 100%;
  block-size: auto;
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  gap: 16px;
  padding: 20px 24px 24px;

  @media (min-width: 960px) {
    gap: 20px;
    padding: 24px 36px 36px;
  }
`;

export const Text = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-16) var(--lobi-font-family);
  text-wrap: pretty;

  &:focus {
    outline: none;
  }
`;

export const Title = styled.strong`
  display: block;
  margin-block-end: 10px;
  color: var(--lobi-color-text);
  font: 800 var(--lobi-font-24) var(--lobi-font-family-display);
  letter-spacing: -0.01em;

  ${largeText} {
    font: 800 var(--lobi-font-17) var(--lobi-font-family-display);
    overflow-wrap: anywhere;
  }
`;

export const Point = styled.span`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  align-items: center;
  min-block-size: 52px;
  border-block-start: 1px solid var(--lobi-color-border-subtle);
  color: var(--lobi-color-text);
  font-weight: 500;

  &[data-first] {
    margin-block-start: 16px;
  }
`;

export const Marker = styled.b`
  color: var(--lobi-color-text3);
  font-weight: 700;
`;

export const PointText = styled.span`
  padding-block: 10px;
`;

export const Terms = styled(KitLink)`
  padding-block: 13px;
  border-radius: var(--lobi-radius-xs);
  color: var(--lobi-color-accent-text);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;
  white-space: nowrap;

  ${largeText} {
    white-space: normal;
  }
`;
