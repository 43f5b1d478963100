import { styled } from 'styled-components';
import { Sway } from '../../../components/lantern/sway.styles.ts';

export const Root = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  container-type: size;
  /* Changes of a scene; at once with reduced motion. */
  --scene-time: calc(var(--lobi-motion-overlay) * 2);
`;

export const Picture = styled.svg`
  position: absolute;
  inset: 0;
  display: block;
  inline-size: 100%;
  block-size: 100%;
`;

/** Darkens the ring behind the birds. */
export const Shade = styled.div`
  position: absolute;
  inset: 0;
  background: #05060f;
  opacity: 0;
  transition: opacity var(--scene-time) var(--lobi-ease-out);

  [data-light='low'] > & {
    opacity: 0.4;
  }
  [data-light='dim'] > &,
  [data-light='ring'] > & {
    opacity: 0.55;
  }
  [data-winner] > & {
    opacity: 0.35;
  }
`;

/** Light in the middle of the ring. */
export const Ring = styled.div`
  position: absolute;
  inset: 30% 14% 0;
  background: radial-gradient(closest-side, rgb(255 181 71 / 0.5), rgb(255 181 71 / 0));
  opacity: 0;
  transition: opacity var(--scene-time) var(--lobi-ease-out);

  [data-light='ring'] > & {
    opacity: 1;
  }
`;

/** One half of the board; the one of Wala is the one of Meron, mirrored. Its light and its bird. */
export const Side = styled.div`
  position: absolute;
  inset-block: 0;
  left: 0;
  inline-size: 50%;
  container-type: size;

  &[data-side='meron'] {
    --bird-dark: #571824;
    --bird-light: #8a2633;
    --bird-rib: #c43d47;
    --bird-tip: #ff9a92;
  }
  &[data-side='wala'] {
    --bird-dark: #18265c;
    --bird-light: #234a9f;
    --bird-rib: #3f72e6;
    --bird-tip: #a5c3ff;
    left: 50%;
    transform: scaleX(-1);
  }
`;

/** A cone of light from above. */
export const Spot = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(rgb(255 217 150 / 0.75), rgb(255 217 150 / 0.3) 60%, transparent 92%);
  clip-path: polygon(44% 0, 56% 0, 94% 100%, 6% 100%);
  opacity: 0;
  transition: opacity var(--scene-time) var(--lobi-ease-out);

  [data-light='full'] & {
    opacity: 0.3;
  }
  [data-winner='meron'] [data-side='meron'] &,
  [data-winner='wala'] [data-side='wala'] & {
    opacity: 0.75;
  }
  [data-winner='meron'] [data-side='wala'] &,
  [data-winner='wala'] [data-side='meron'] & {
    opacity: 0;
  }
`;

/** Place of the bird: at the middle of its side, or at the middle of the ring. */
export const Corner = styled.div`
  position: absolute;
  inset-block-end: 9%;
  left: 0;
  block-size: 74%;
  aspect-ratio: 1;
  transform-origin: 50% 92%;
  transform: translateX(calc((100cqi - 100%) * 0.4));
  transition:
    transform var(--scene-time) var(--lobi-ease-out),
    opacity var(--scene-time) var(--lobi-ease-out);

  [data-birds='away'] & {
    opacity: 0;
    transform: translateX(-60%);
  }
  [data-birds='resting'] & {
    opacity: 0.72;
    transform: translateX(calc((100cqi - 100%) * 0.2)) scale(0.86);
  }
  [data-birds='facing'] & {
    transform: translateX(calc(100cqi - 100% + 12%));
  }
  [data-birds='circling'] & {
    transform: translateX(calc(100cqi - 100% + 14%));
  }
  [data-winner='meron'] [data-side='meron'] &,
  [data-winner='wala'] [data-side='wala'] & {
    transform: translateX(calc((100cqi - 100%) * 0.5)) scale(1.06);
  }
  [data-winner='meron'] [data-side='wala'] &,
  [data-winner='wala'] [data-side='meron'] & {
    opacity: 0.34;
  }
`;

/** Mark and name of a side, in the upper corners. */
export const Plate = styled.span`
  position: absolute;
  inset-block-start: 42px;
  left: 12px;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 3px 10px 3px 4px;
  border: 1px solid transparent;
  border-radius: 999px;
  background: rgb(5 6 15 / 0.72);
  color: #f4f2ec;
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
  transition: opacity var(--scene-time) var(--lobi-ease-out);

  &[data-plate='wala'] {
    right: 12px;
    left: auto;
  }
  /* The clock is elsewhere. */
  @media (min-width: 960px) {
    inset-block-start: 16px;
  }
  [data-winner='meron'] > &[data-plate='meron'],
  [data-winner='wala'] > &[data-plate='wala'] {
    border-color: #ffd9a0;
  }
  [data-winner='meron'] > &[data-plate='wala'],
  [data-winner='wala'] > &[data-plate='meron'] {
    opacity: 0.5;
  }
  /* No room beside clock and note. */
  @container (max-height: 118px) {
    display: none;
  }
`;

export const Swing = styled(Sway)`
  --sway-turn: 1.6deg;
  --sway-time: 4s;
  transform-origin: 50% 2.6%;
`;
