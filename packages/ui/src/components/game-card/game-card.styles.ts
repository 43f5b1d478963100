import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';

export const Root = styled.article`
  position: relative;
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
`;

/** Image with the title on it. Its text colour is fixed: the art is dark in every brand. */
export const Art = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 5;
  border-radius: var(--lobi-radius-md);
  background: color-mix(in srgb, var(--lobi-art-ground) 40%, var(--lobi-art-shade));
  color: #f4f2ec;
  transition: transform var(--lobi-motion-base) var(--lobi-ease-out);

  > img {
    position: absolute;
    inset: 0;
  }
  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 46% 0 0;
    background: linear-gradient(
      transparent,
      color-mix(in srgb, var(--lobi-art-shade) 78%, transparent) 55%,
      color-mix(in srgb, var(--lobi-art-shade) 96%, transparent)
    );
    pointer-events: none;
  }
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px rgb(255 255 255 / 0.07);
    pointer-events: none;
  }
  [data-shape='wide'] & {
    aspect-ratio: 16 / 8.6;
  }
  [data-shape='mini'] & {
    aspect-ratio: 1;
  }
  [data-shape='mini'] &::before {
    display: none;
  }
  ${Root}:active & {
    transform: translateY(1px);
  }
  /* Tag and title in the flow: a box that clips without being scrollable grows beyond its ratio for them. */
  ${largeText} {
    display: flex;
    flex-direction: column;
    overflow: clip;
  }
  [data-maintenance] > & > img {
    filter: grayscale(0.8) brightness(0.6);
  }
  [data-empty] > & {
    background: linear-gradient(
      160deg,
      var(--lobi-art-ground),
      color-mix(in srgb, var(--lobi-art-ground) 40%, var(--lobi-art-shade))
    );
  }
  /* Forced colours remove shadows, and so the edge of an image that is still loading. */
  @media (forced-colors: active) {
    &::before {
      display: none;
    }
    &::after {
      border: 1px solid CanvasText;
    }
  }
  @media (hover: hover) {
    ${Root}:hover:not(:active, [data-maintenance]) & {
      transform: translateY(-3px);
    }
  }
`;

/** An image supplied by a partner; the generated one fills the tile without further styles. */
export const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

export const Link = styled(KitLink)`
  font: 700 var(--lobi-font-15) var(--lobi-font-family-display, var(--lobi-font-family));
  line-height: 1.1875rem;
  letter-spacing: -0.01em;
  text-wrap: balance;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--lobi-radius-md);
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  [data-shape='wide'] & {
    font-size: 1.0625rem;
    line-height: 1.5rem;
  }
  [data-shape='mini'] & {
    display: block;
    padding: 8px 2px 0;
    color: var(--lobi-color-text2);
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
    letter-spacing: 0;
  }
`;

export const Caption = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-end: 11px;
  inset-inline: 12px;
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 8px;

  [data-shape='wide'] & {
    inset-block-end: 13px;
    inset-inline: 16px;
  }
  ${largeText} {
    && {
      position: relative;
      inset: auto;
      flex-wrap: wrap;
      margin: auto 8px 10px;
    }
  }
`;

/** The title above its meaning. */
export const Explained = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
`;

export const Meaning = styled.small`
  overflow: hidden;
  color: rgb(255 255 255 / 0.8);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);
  text-overflow: ellipsis;
  text-shadow: 0 1px 2px rgb(0 0 0 / 0.6);
  white-space: nowrap;
`;

export const Fight = styled.span`
  flex: none;
  padding: 3px 8px;
  border-radius: var(--lobi-radius-xs);
  background: color-mix(in srgb, var(--lobi-art-shade) 80%, transparent);
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
`;

/** The corner of the tag: beside the lock or the favourite button, or below it if it is too long. */
export const Corner = styled.div`
  position: absolute;
  z-index: 2;
  inset: 10px 10px auto;
  pointer-events: none;

  ${largeText} {
    position: relative;
    inset: auto;
    margin: 8px 6px;
  }

  &::before {
    content: '';
    float: inline-end;
    inline-size: 34px;
    block-size: 28px;
  }
`;

export const Tag = styled.span`
  /* A width that ignores the space beside the button moves the tag below it before a word wraps. */
  display: flex;
  inline-size: max-content;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  align-items: center;
  gap: 6px;
  padding: 3px 8px;
  border-radius: var(--lobi-radius-xs);
  background: color-mix(in srgb, var(--lobi-art-shade) 82%, transparent);
  color: #f4f2ec;
  font: 600 var(--lobi-font-12) var(--lobi-font-family);
  line-height: 1.25;

  ${largeText} {
    gap: 4px;
    padding-inline: 5px;
  }

  &::before {
    content: '';
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: #979cb8;
  }
  &[data-tone='open']::before {
    background: #34d399;
  }
  &[data-tone='warning']::before {
    background: #facc15;
  }
  &:is([data-tone='running'], [data-tone='live'])::before {
    background: #ff7a7a;
  }
  &:is([data-tone='new'], [data-tone='hot'])::before {
    background: #6cb6ff;
  }
  &[data-tone='jackpot']::before {
    background: #ffb547;
  }
  &[data-tone='maintenance']::before {
    background: none;
    box-shadow: inset 0 0 0 1px #979cb8;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &:not([data-tone='maintenance'])::before {
      background: CanvasText;
    }
  }
`;

export const Favourite = styled.button`
  position: absolute;
  z-index: 3;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: min(12px, var(--lobi-radius-md));
  background: none;
  color: #f4f2ec;
  cursor: pointer;

  i {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 50%;
    background: color-mix(in srgb, var(--lobi-art-shade) 62%, transparent);
  }
  @media (forced-colors: active) {
    color: ButtonText;

    i {
      border: 1px solid ButtonBorder;
    }
    &[aria-pressed='true'] {
      color: Highlight;
    }
  }
`;

export const Lock = styled.span`
  position: absolute;
  z-index: 2;
  inset-block-start: 8px;
  inset-inline-end: 8px;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: 50%;
  background: color-mix(in srgb, var(--lobi-art-shade) 72%, transparent);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Meta = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  margin: 0;
  padding: 7px 2px 0;
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);
  white-space: nowrap;

  ${largeText} {
    flex-wrap: wrap;
    row-gap: 0;
    white-space: normal;
  }
  span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** A game as a row: small image, title, status. */
export const Row = styled.article`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-inline-size: 0;
  min-block-size: 88px;
  padding: 10px;
  border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
  font-variant-numeric: tabular-nums;

  > svg {
    margin-inline: auto 6px;
    color: var(--lobi-color-text3);
  }
  p {
    margin: 2px 0 0;
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  p[data-tone] {
    color: var(--lobi-color-text2);
    font-weight: 600;
  }
  p[data-tone='open'] {
    color: var(--lobi-color-success);
  }
  p[data-tone='warning'] {
    color: var(--lobi-color-warning);
  }
  ${Link} {
    color: var(--lobi-color-text);
  }
  ${Link}::after {
    border-radius: var(--lobi-radius-lg);
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--lobi-color-border-control);
    }
  }
`;

export const Thumb = styled.div`
  flex: none;
  overflow: hidden;
  inline-size: 68px;
  block-size: 68px;
  border-radius: min(12px, var(--lobi-radius-md));
`;

export const RowText = styled.div`
  min-inline-size: 0;
`;

/** A tile that is still loading, in its own proportions. */
export const Waiting = styled.div`
  display: grid;
  gap: 7px;

  > :first-child {
    position: relative;
    overflow: hidden;
    aspect-ratio: 4 / 5;
    border-radius: var(--lobi-radius-md);
  }
  > :first-child > * {
    position: absolute;
    inset: 0;
  }
  &[data-shape='wide'] > :first-child {
    aspect-ratio: 16 / 8.6;
  }
  &[data-shape='mini'] > :first-child {
    aspect-ratio: 1;
  }
`;
