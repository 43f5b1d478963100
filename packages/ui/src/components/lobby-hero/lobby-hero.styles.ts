import { styled } from 'styled-components';
import { toOklch } from '../../tokens/oklch.ts';
import { Sway } from '../lantern/sway.styles.ts';

/** The scene at night, and by day on light brands; the second value of each pair is the day. */
const scene = {
  sky: ['#10142b', '#e3f1ee'],
  sky2: ['#171d42', '#d6ece7'],
  disc: ['#1e2450', '#fbe9cd'],
  star: ['#ffffff', '#ffffff'],
  cloud: ['#ffffff', '#0b7a75'],
  'cloud-warm': ['#ffb98a', '#c2410c'],
  hill: ['#141935', '#c5e3dd'],
  hill2: ['#10142c', '#aed7cf'],
  ground: ['#191f40', '#8fc6bc'],
  hem: ['#232a52', '#74b3a8'],
  pit: ['#262d5a', '#f3e3c8'],
  'pit-line': ['#3d4680', '#d9b98a'],
  string: ['#39406b', '#b7a88f'],
  unlit: ['#252b4c', '#d8cbb6'],
  'unlit-rib': ['#171b36', '#b7a88f'],
  'roof-warm': ['#2e2750', '#d9824f'],
  'stripe-warm': ['#231e40', '#f6e6d2'],
  'roof-cold': ['#26305f', '#2b8f89'],
  'stripe-cold': ['#1d254c', '#e4f1ee'],
  'wall-warm': ['#2b2132', '#efd9bd'],
  'wall-cold': ['#131730', '#d5e4df'],
  window: ['#c98a3c', '#f0a940'],
} as const;

/** Lights have their own colour in every brand. */
const lights: readonly string[] = ['cloud-warm', 'window'];

/** A number of a colour as text: more digits would only make the page longer. */
const toText = (value: number): string => String(Number(value.toFixed(3)));

/** The raised-surface colour of the brand for which the night scene was drawn. */
const drawnOn = toOklch('#1d2137');

/**
 * A colour of the night scene, with its hue rotated by as much as the brand's raised surfaces differ from
 * `drawnOn`.
 */
function nightOf(name: string, color: string): string {
  if (lights.includes(name)) return color;
  const { lightness, chroma, hue } = toOklch(color);
  const share = chroma / drawnOn.chroma;
  return `oklch(from var(--lobi-color-raised) ${toText(lightness)} calc(c * ${toText(share)}) calc(h + ${toText(hue - drawnOn.hue)}))`;
}

/** Parts of the day scene in the colour of the sky; others are sand, paper and light. */
const skyParts: readonly string[] = [
  ...['sky', 'sky2', 'cloud', 'hill', 'hill2', 'ground', 'hem'],
  ...['roof-cold', 'stripe-cold', 'wall-cold'],
];

/** The sky colour of the brand for which the day scene was drawn. */
const drawnUnder = toOklch('#0b7a75');

/** A colour of the day scene, with its hue rotated by as much as the brand's sky differs from `drawnUnder`. */
function dayOf(name: string, color: string): string {
  if (!skyParts.includes(name)) return color;
  const { lightness, chroma, hue } = toOklch(color);
  return `oklch(from var(--lobi-art-hue) ${toText(lightness)} ${toText(chroma)} calc(h + ${toText(hue - drawnUnder.hue)}))`;
}

/** Fallback for browsers without relative colours. */
const night = Object.entries(scene)
  .map(([name, [dark]]) => `--scene-${name}: ${dark};`)
  .join('');
const both = Object.entries(scene)
  .map(
    ([name, [dark, light]]) =>
      `--scene-${name}: light-dark(${dayOf(name, light)}, ${nightOf(name, dark)});`,
  )
  .join('');

export const Root = styled.section`
  ${night}
  @supports (color: light-dark(#000, #fff)) and (color: oklch(from #000 l c h)) {
    ${both}
  }
  position: relative;
  display: flex;
  align-items: flex-end;
  margin-block-start: 16px;
  overflow: hidden;
  border-radius: var(--lobi-radius-lg);
  background: var(--scene-sky);
  color: var(--lobi-color-text);
  font-variant-numeric: tabular-nums;

  @media (max-width: 959px) {
    &::before {
      content: '';
      position: absolute;
      z-index: 1;
      inset: 0;
      background: linear-gradient(to right, var(--scene-sky) 42%, transparent 88%);
    }
    [dir='rtl'] &::before {
      transform: scaleX(-1);
    }
  }
  @media (min-width: 960px) {
    align-items: center;
    min-block-size: 348px;
    margin-block-start: 20px;
  }
`;

export const Art = styled.svg`
  position: absolute;
  inset: 0;
  display: block;
  inline-size: 100%;
  block-size: 100%;

  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

export const Drift = styled(Sway)`
  --sway-from: 3px;
  --sway-to: -5px;
  --sway-turn: 1.1deg;
  --sway-time: 6s;
`;

export const Text = styled.div`
  position: relative;
  z-index: 2;
  display: grid;
  justify-items: start;
  gap: 6px;
  /* On a phone the text is beside the lantern, so that games stay visible below it. */
  inline-size: min(100%, 270px);
  padding-block: 14px;
  padding-inline: 16px 0;

  h2 {
    margin: 0;
    font: 800 var(--lobi-font-20) var(--lobi-font-family-display, var(--lobi-font-family));
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  p {
    max-inline-size: 40ch;
    margin: 0;
    color: var(--lobi-color-text2);
    text-wrap: pretty;
  }
  @media (max-width: 959px) {
    p {
      display: none;
    }
  }
  @media (min-width: 960px) {
    gap: 12px;
    inline-size: 100%;
    max-inline-size: 348px;
    padding-block: 32px;
    padding-inline: 32px 0;

    h2 {
      font: 800 var(--lobi-font-38) var(--lobi-font-family-display, var(--lobi-font-family));
      letter-spacing: -0.028em;
    }
  }
  @media (min-width: 1280px) {
    max-inline-size: 500px;
    padding-block: 32px;
    padding-inline: 48px 0;

    h2 {
      font: 800 var(--lobi-font-48) var(--lobi-font-family-display, var(--lobi-font-family));
      letter-spacing: -0.035em;
    }
    p {
      max-inline-size: 36ch;
      font-size: 1.0625rem;
      line-height: 1.625rem;
    }
  }
`;

export const Kicker = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  color: var(--lobi-color-text2);
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 3px 9px;
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-color-success-soft);
  color: var(--lobi-color-success);

  &::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: currentColor;
  }
  &[data-tone='warning'] {
    background: var(--lobi-color-warning-soft);
    color: var(--lobi-color-warning);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 4px;
`;

export const Facts = styled.ul`
  display: none;
  gap: 20px;
  margin: 6px 0 0;
  padding: 0;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  list-style: none;

  @media (min-width: 960px) {
    display: flex;
  }
`;
