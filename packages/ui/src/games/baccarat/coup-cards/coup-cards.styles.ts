import { styled } from 'styled-components';

export const Root = styled.div`
  container: coup / inline-size;
  min-inline-size: 0;
  color: #f4f2ec;
  font-variant-numeric: tabular-nums;
`;

export const Hands = styled.div`
  /* Three cards, one of them rotated, and the frame of a hand take at most half the width. */
  --card: clamp(min(38px, 11.8cqi), 10.4cqi, 84px);
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: clamp(6px, 2cqi, 20px);

  @container table (max-height: 11.875rem) {
    --card: 30px;
    gap: 2px 6px;
  }
`;

export const Hand = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 8px;
  min-inline-size: 0;
  padding: clamp(6px, 1.6cqi, 14px);
  border: 1.5px solid rgb(255 255 255 / 0.12);
  border-radius: var(--lobi-radius-md);
  background: rgb(8 8 20 / 0.32);

  @container table (max-height: 11.875rem) {
    gap: 2px;
    padding: 2px;
  }

  &[data-won] {
    border-color: #f4f2ec;
    background: rgb(8 8 20 / 0.55);
  }
`;

export const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 2px clamp(3px, 1.6cqi, 8px);
  font: 700 var(--lobi-font-15) var(--lobi-font-family);

  @container table (max-height: 11.875rem) {
    font: 700 var(--lobi-font-12) var(--lobi-font-family);
  }
`;

export const Points = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: 28px;
  padding-inline: 6px;
  border-radius: var(--lobi-radius-pill);
  background: #f4f2ec;
  color: #15102a;
  font: 800 var(--lobi-font-17) var(--lobi-font-family);
`;

export const Cards = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: clamp(3px, 1cqi, 8px);
  min-block-size: calc(var(--card) * 1.4);
  direction: ltr;
`;

export const Natural = styled.span`
  position: absolute;
  inset-block-end: -6px;
  padding: 1px 10px;
  border-radius: var(--lobi-radius-pill);
  background: #15102a;
  box-shadow: 0 0 0 1px rgb(255 255 255 / 0.4);
  font: 700 var(--lobi-font-12) var(--lobi-font-family);

  /* Beside small cards, which it would cover. */
  @container table (max-height: 11.875rem) {
    position: static;
    padding-inline: 6px;
  }
`;

export const Result = styled.p`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: center;
  gap: 0 8px;
  font: 400 var(--lobi-font-15) var(--lobi-font-family);

  @container table (max-height: 11.875rem) {
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
  b {
    font-weight: 800;
  }
`;
