import { styled } from 'styled-components';

export const Screen = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  min-block-size: 0;
  padding: 4px 10px 8px;
`;

/** The pegs, and the path of the ball. Left to right in every language. */
export const Board = styled.div`
  position: relative;
  inline-size: 100%;
  max-inline-size: 720px;
  min-block-size: 0;
  container-type: size;

  svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    fill: var(--lobi-color-text3);
  }
  circle {
    r: clamp(1.3px, 0.8cqmin, 3.2px);
  }
`;

/** Moved as a layer, without layout while it falls. */
export const Ball = styled.span`
  --size: clamp(9px, 4.4cqmin, 20px);
  position: absolute;
  inset-block-start: calc(var(--size) * -0.95);
  left: calc(var(--size) * -0.5);
  inline-size: var(--size);
  block-size: var(--size);
  border-radius: 50%;
  background: radial-gradient(
    circle at 35% 30%,
    color-mix(in srgb, var(--lobi-color-accent), white 45%),
    var(--lobi-color-accent)
  );
  box-shadow: 0 0 calc(var(--size) * 0.6)
    color-mix(in srgb, var(--lobi-color-accent) 60%, transparent);
  transform: translate(calc(var(--x) * 100cqw), calc(var(--y) * 100cqh));
  will-change: transform;
`;

/** Every bucket is below its gap between two pegs. */
export const Buckets = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  inline-size: 100%;
  max-inline-size: 720px;
  container-type: inline-size;
`;

export const Bucket = styled.span`
  --heat: 0%;
  min-inline-size: 0;
  margin-inline: 1px;
  padding-block: 3px;
  border: 1px solid color-mix(in srgb, var(--lobi-color-accent) var(--heat), transparent);
  border-radius: min(5px, var(--lobi-radius-xs));
  background: color-mix(in srgb, var(--lobi-color-accent) var(--heat), var(--lobi-color-raised));
  color: var(--lobi-color-text);
  font: 700 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  text-align: center;
  white-space: nowrap;
  /* Four characters of large text fit their bucket; in two lines they have twice its width. */
  font-size: min(0.75rem, 43cqi / var(--buckets));

  &[data-hit] {
    border-color: var(--lobi-color-text);
    box-shadow: inset 0 0 0 1px var(--lobi-color-text);
  }

  /* If payouts are wider than a bucket, every other one is one line lower. */
  @container (max-width: 600px) {
    &[data-dense] {
      margin-inline: -8px;
      font-size: min(0.75rem, 78cqi / var(--buckets));
      border-color: transparent;
      background: none;
    }
    &[data-dense][data-hit] {
      border-color: var(--lobi-color-text);
      background: var(--lobi-color-raised);
      z-index: 1;
    }
    &[data-dense]:nth-child(even) {
      margin-block: calc(1lh + 6px) 0;
    }
    &[data-dense]:nth-child(odd) {
      margin-block: 0 calc(1lh + 6px);
    }
  }
`;
