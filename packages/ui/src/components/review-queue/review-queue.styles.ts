import { styled } from 'styled-components';

/**
 * Conditions on the width of the list, in rem: a narrow list, beside its panel or on a small phone, and large
 * text have the same little space for words.
 */
const narrowCounts = '@container review-queue (max-width: 22rem)';
const narrowRows = '@container review-queue (max-width: 18rem)';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  min-block-size: 0;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  overflow: clip;
  background: var(--lobi-color-surface);

  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    block-size: var(--queue-height, 100%);
  }
  &[data-flush] {
    border: 0;
    border-radius: 0;
    background: none;

    @media (min-width: 960px) {
      block-size: var(--queue-height, calc(100dvh - var(--lobi-navbar-height)));
    }
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  container: review-queue / inline-size;
  min-inline-size: 0;
  min-block-size: 0;

  @media (min-width: 960px) {
    border-inline-end: 1px solid var(--lobi-color-border-subtle);
  }
`;

export const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-block-end: 1px solid var(--lobi-color-border-subtle);
  background: var(--lobi-color-inset);

  > div {
    display: grid;
    align-content: space-between;
    min-inline-size: 0;
    padding: 10px 8px 10px 16px;
    border-inline-end: 1px solid var(--lobi-color-border-subtle);
  }
  > div:last-child {
    border-inline-end: 0;
  }
  dt {
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
    overflow-wrap: break-word;
  }
  dd {
    font: var(--lobi-font-weight-display) var(--lobi-font-20) var(--lobi-font-family-display);
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 479px) {
    > div {
      padding-inline: 10px 4px;
    }
    dt {
      font: 400 var(--lobi-font-12) var(--lobi-font-family);
    }
  }
  ${narrowCounts} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > div:nth-child(2n) {
      border-inline-end: 0;
    }
    > div:nth-child(-n + 2) {
      border-block-end: 1px solid var(--lobi-color-border-subtle);
    }
  }
  [data-late] dd {
    color: var(--lobi-color-warning);
  }
`;

export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 12px 16px 8px;
  border-block-end: 1px solid var(--lobi-color-border-subtle);
`;

export const Order = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  @media (pointer: coarse) {
    > span:last-child {
      display: none;
    }
  }
`;

export const Note = styled.div`
  padding: 12px 16px 0;
`;

export const List = styled.ul`
  flex: 1;
  min-block-size: 0;
  list-style: none;

  @media (min-width: 960px) {
    overflow-y: auto;
  }
`;

export const Foot = styled.div`
  padding: 8px 16px;
  border-block-start: 1px solid var(--lobi-color-border-subtle);
`;

export const Row = styled.button`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) fit-content(52%);
  align-items: center;
  gap: 2px 12px;
  inline-size: 100%;
  min-block-size: 60px;
  padding: 8px 16px;
  border: 0;
  border-block-end: 1px solid var(--lobi-color-border-subtle);
  background: none;
  color: inherit;
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  text-align: start;
  cursor: pointer;

  /* The amount below the facts, because no two words fit beside it. */
  ${narrowRows} {
    grid-template-columns: 32px minmax(0, 1fr);
    align-items: start;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--lobi-veil);
    }
  }
  &[aria-current='true'] {
    background: var(--lobi-color-overlay);
  }
  &[aria-current='true']::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: var(--lobi-color-second-text);
  }
  @media (forced-colors: active) {
    &[aria-current='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-overlay);
  color: var(--lobi-color-text2);

  &[data-tone='success'] {
    background: var(--lobi-color-success-soft);
    color: var(--lobi-color-success);
  }
`;

export const Facts = styled.span`
  display: grid;
  min-inline-size: 0;
  color: var(--lobi-color-text2);
  overflow-wrap: break-word;
`;

export const Who = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 10px;

  b {
    color: var(--lobi-color-text);
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
`;

export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-inline-size: 0;

  svg {
    flex: none;
  }
  &[data-tone='warning'] {
    color: var(--lobi-color-warning);
  }
  &[data-tone='second'] {
    color: var(--lobi-color-second-text);
  }
`;

export const Figures = styled.span`
  display: grid;
  justify-items: end;
  color: var(--lobi-color-text2);
  text-align: end;

  ${narrowRows} {
    grid-column: 2;
    justify-items: start;
    text-align: start;
  }
  b {
    color: var(--lobi-color-text);
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
`;

export const Standing = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 10px;
  font-variant-numeric: tabular-nums;

  ${narrowRows} {
    justify-content: flex-start;
  }
`;

export const Waiting = styled.div`
  padding: 16px;
`;

export const Place = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  overflow-y: auto;

  > * {
    flex: 1;
  }
`;

export const Pick = styled.p`
  display: grid;
  place-items: center;
  padding: 32px;
  background: var(--lobi-color-canvas);
  color: var(--lobi-color-text2);
  text-align: center;
`;

/** A sheet has its own padding; the panel inside extends to the edges. */
export const Sheet = styled.div`
  margin-inline: calc(-1 * var(--lobi-space-6));
  margin-block-end: calc(-1 * var(--lobi-space-6));

  .lobi-ReviewPanel-foot {
    inset-block-end: calc(-1 * var(--lobi-space-6));
  }
`;
