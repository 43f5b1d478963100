import { styled } from 'styled-components';

export const Screen = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 0;
  container-type: size;
`;

/** The target line, higher for higher targets. */
export const Goal = styled.div`
  position: absolute;
  inset-block-end: calc(16% + var(--goal) * 64%);
  inset-inline: 0;
  border-block-start: 2px dashed color-mix(in srgb, var(--lobi-color-text3) 60%, transparent);

  span {
    position: absolute;
    inset-block-end: 4px;
    inset-inline-start: 48px;
    color: var(--lobi-color-text2);
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
    font-variant-numeric: tabular-nums;

    /* Below every line, where the wide multiplier does not cover it. */
    @container (max-width: 480px) {
      inset-block-end: calc(2px - 16cqb - var(--goal) * 64cqb);
    }
    /* No place beside large text; the field below shows the target, too. */
    @container (max-height: 6rem) {
      display: none;
    }
  }
`;

/** The slider of the target: the centre of its thumb is on the line. */
export const Aim = styled.div`
  --thumb: 28px;
  position: absolute;
  inset-block: calc(20% - var(--thumb) / 2) calc(16% - var(--thumb) / 2);
  inset-inline-start: 0;
  inline-size: 44px;

  &::before {
    position: absolute;
    inset-block: calc(var(--thumb) / 2);
    left: calc(50% - 2px);
    inline-size: 4px;
    border-radius: 999px;
    background: var(--lobi-color-overlay);
    content: '';
  }

  input {
    position: relative;
    width: 100%;
    height: 100%;
    margin: 0;
    appearance: none;
    background: none;
    cursor: grab;
    touch-action: none;
    /* The lowest target is at the bottom, in every direction of the text. */
    writing-mode: vertical-lr;
    direction: rtl;
  }
  input:active {
    cursor: grabbing;
  }
  input::-webkit-slider-thumb {
    width: var(--thumb);
    height: var(--thumb);
    border: 3px solid var(--lobi-color-canvas);
    border-radius: 50%;
    appearance: none;
    background: var(--lobi-color-text);
    box-shadow: 0 2px 8px rgb(0 0 0 / 0.4);
  }
  input::-moz-range-thumb {
    box-sizing: border-box;
    width: var(--thumb);
    height: var(--thumb);
    border: 3px solid var(--lobi-color-canvas);
    border-radius: 50%;
    background: var(--lobi-color-text);
  }
  input:focus-visible {
    outline: 0;
  }
  input:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  input:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &::before {
      content: none;
    }
    input {
      appearance: auto;
    }
  }
`;

/** As high as the animation: it moves a layer without layout. */
export const Flight = styled.div`
  position: absolute;
  inset-block: 20% 16%;
  inset-inline-end: 9%;
  display: grid;
  align-items: end;
  inline-size: clamp(48px, 20cqmin, 104px);
  transform: translateY(calc(-100% * var(--height)));
  will-change: transform;

  svg {
    display: block;
    overflow: visible;
    transform: translateY(50%);
  }
`;

export const Count = styled.p`
  position: relative;
  inline-size: 100%;
  block-size: 1em;
  margin: 0;
  contain: size layout;
  text-align: center;
  color: var(--lobi-color-text);
  font: 800 clamp(2.75rem, 26cqmin, 8rem) / 1
    var(--lobi-font-family-display, var(--lobi-font-family));
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
  text-shadow: 0 2px 24px var(--lobi-color-inset);

  &[data-won='true'] {
    color: var(--lobi-color-accent-text);
  }
  &[data-won='false'] {
    color: var(--lobi-color-text2);
  }
`;
