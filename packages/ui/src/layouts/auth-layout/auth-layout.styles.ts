import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-rows: 168px 1fr;
  min-block-size: 100dvh;

  @media (min-width: 960px) {
    grid-template-rows: none;
    grid-template-columns: minmax(0, 1fr) minmax(440px, 0.9fr);
  }
`;

export const Side = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--lobi-color-surface);

  @media (min-width: 960px) {
    position: sticky;
    inset-block-start: 0;
    block-size: 100dvh;
  }
`;

export const Art = styled.svg`
  --sky-far: color-mix(in srgb, var(--lobi-color-surface) 94%, var(--lobi-art-hue));
  --sky-near: color-mix(in srgb, var(--lobi-color-surface) 86%, var(--lobi-art-hue));
  --sky-nearest: color-mix(in srgb, var(--lobi-color-surface) 78%, var(--lobi-art-hue));
  --string: color-mix(in srgb, var(--lobi-color-surface) 68%, var(--lobi-color-text3));
  --hill: color-mix(in srgb, var(--lobi-color-canvas) 88%, var(--lobi-art-hue));
  --stall: color-mix(in srgb, var(--lobi-color-inset) 84%, var(--lobi-art-hue));
  --roof: color-mix(in srgb, var(--lobi-color-raised) 74%, var(--lobi-art-hue));
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;

  @media (max-width: 959px) {
    block-size: 360%;
    inset-block: -96% auto;
  }
`;

export const Text = styled.div`
  display: none;

  @media (min-width: 960px) {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    display: grid;
    gap: 12px;
    padding: 120px 48px 48px;
    background: linear-gradient(transparent, var(--lobi-color-canvas) 72%);
  }
`;

export const Headline = styled.p`
  font: var(--lobi-font-weight-display) var(--lobi-font-38) var(--lobi-font-family-display);
  letter-spacing: -0.03em;
  text-wrap: balance;
`;

export const Lead = styled.p`
  max-inline-size: 44ch;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-17) var(--lobi-font-family);
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  @media (max-width: 959px) {
    position: relative;
    margin-block-start: -24px;
    border-start-start-radius: var(--lobi-radius-xl);
    border-start-end-radius: var(--lobi-radius-xl);
    background: var(--lobi-color-canvas);
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 12px var(--lobi-page-gutter);

  @media (min-width: 960px) {
    padding: 20px 48px;
  }
`;

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;

export const Main = styled.main`
  flex: 1;
  inline-size: 100%;
  max-inline-size: calc(420px + 2 * var(--lobi-page-gutter));
  margin-inline: auto;
  padding: 8px var(--lobi-page-gutter) 32px;

  @media (min-width: 960px) {
    align-content: center;
  }
`;

export const Foot = styled.footer`
  padding: 16px var(--lobi-page-gutter) 24px;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  text-align: center;
`;
