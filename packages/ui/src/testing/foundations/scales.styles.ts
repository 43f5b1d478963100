import { styled } from 'styled-components';

export const Rows = styled.ul`
  display: grid;
  gap: 10px;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 136px 56px minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;

export const Bar = styled.span`
  inline-size: min(100%, calc(var(--length) * 4));
  block-size: 20px;
  border-radius: var(--lobi-radius-xs);
  background: linear-gradient(to right, var(--lobi-color-second), var(--lobi-color-accent));
`;

export const Gap = styled.span`
  display: inline-flex;
  gap: var(--length);

  &::before,
  &::after {
    content: '';
    inline-size: 28px;
    block-size: 28px;
    border-radius: var(--lobi-radius-xs);
    background: var(--lobi-color-soft-hover);
  }
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
  gap: 24px;
`;

export const Tile = styled.li`
  display: grid;
  align-content: start;
  gap: 10px;
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Shape = styled.div`
  block-size: 112px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--radius);
  background: var(--lobi-color-raised);
`;

export const Level = styled.div`
  display: grid;
  place-items: center;
  block-size: 128px;
  border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
  border-radius: var(--lobi-radius-lg);
  background: var(--ground);
  color: var(--lobi-color-text2);
  box-shadow: var(--shadow, none);
`;

export const Layers = styled.ol`
  position: relative;
  display: grid;
  gap: 8px;
  max-inline-size: 520px;
`;

export const Layer = styled.li`
  display: flex;
  justify-content: space-between;
  padding: 10px 16px;
  margin-inline-start: calc(var(--depth) * 20px);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-overlay);
  box-shadow: var(--lobi-elevation-2);
  font-variant-numeric: tabular-nums;
`;

export const Lane = styled.div`
  position: relative;
  block-size: 32px;
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-color-inset);
  container-type: inline-size;
`;

export const Runner = styled.span`
  position: absolute;
  inset-block: 4px;
  inset-inline-start: 4px;
  inline-size: 24px;
  border-radius: 50%;
  background: var(--lobi-color-accent);
  transition: transform var(--duration) var(--easing);

  [data-far] & {
    transform: translateX(calc(100cqi - 32px));
  }
`;
