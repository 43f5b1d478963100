import { styled } from 'styled-components';
import { coveredBelow } from '../../primitives/covered-below.ts';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  container-type: inline-size;
  background: var(--lobi-color-canvas);
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 12px 24px;
  border-block-end: 1px solid var(--lobi-color-border-subtle);

  @container (max-width: 679px) {
    padding-inline: 16px;
  }
`;

export const Kicker = styled.p`
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  overflow-wrap: anywhere;
`;

export const Amount = styled.h2`
  font: var(--lobi-font-weight-display) var(--lobi-font-24) var(--lobi-font-family-display);
  letter-spacing: -0.018em;

  &:focus-visible {
    outline-offset: 2px;
  }
`;

export const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Notices = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px 24px 0;

  @container (max-width: 679px) {
    padding-inline: 16px;
  }

  /* The slot may be empty. */
  &:empty {
    display: none;
  }
`;

export const Body = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--lobi-space-6);
  padding: 18px 24px 24px;

  @container (min-width: 680px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
  @container (max-width: 679px) {
    padding-inline: 16px;
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--lobi-space-6);
  min-inline-size: 0;

  /* In one column the parts are ordered for the decision: proof, checks, then the rest. */
  @container (max-width: 679px) {
    display: contents;
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-inline-size: 0;

  @container (max-width: 679px) {
    &[data-part='flow'] {
      order: 1;
    }
    &[data-part='history'] {
      order: 2;
    }
  }
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 12px;
  font: 600 var(--lobi-font-13) var(--lobi-font-family);

  a {
    color: var(--lobi-color-second-text);
  }
  > [data-tone='success'] {
    color: var(--lobi-color-success);
  }
  > [data-tone='warning'] {
    color: var(--lobi-color-warning);
  }
`;

export const SectionTitle = styled.h3`
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Proof = styled.button`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: clamp(260px, 62cqi, 420px);
  padding: 16px;
  overflow: hidden;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-inset);
  cursor: zoom-in;

  img {
    max-inline-size: 100%;
    max-block-size: 100%;
    min-block-size: 0;
    object-fit: contain;
    border-radius: var(--lobi-radius-xs);
  }
`;

export const Nothing = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Small = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
`;

export const Lines = styled.ul`
  display: grid;
  min-inline-size: 0;
  list-style: none;

  > li {
    display: grid;
    align-items: center;
    gap: 2px 12px;
    min-block-size: 44px;
    padding-block: 6px;
    border-block-end: 1px solid var(--lobi-color-border-subtle);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
    overflow-wrap: anywhere;
  }
  > li:last-child {
    border-block-end: 0;
  }
`;

export const Check = styled.li`
  grid-template-columns: minmax(84px, 0.8fr) minmax(0, 2fr) 24px;

  > span:first-child {
    color: var(--lobi-color-text2);
  }
  ${largeText} {
    grid-template-columns: minmax(0, 1fr) 24px;

    > span:first-child {
      grid-column: 1 / -1;
    }
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
  > [data-tone='success'] {
    color: var(--lobi-color-success);
  }
  > [data-tone='danger'] {
    color: var(--lobi-color-danger);
  }
`;

export const Past = styled.li`
  grid-template-columns: minmax(0, 1fr) auto;

  > :nth-child(even) {
    justify-self: end;
    text-align: end;
  }
  b {
    font-weight: 600;
  }
  time {
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
`;

export const Foot = styled.footer`
  position: sticky;
  inset-block-end: ${coveredBelow};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 16px;
  padding: 12px 24px;
  border-block-start: 1px solid var(--lobi-color-border-subtle);
  background: var(--lobi-color-raised);

  /* A form over a small screen would cover the request that it decides. */
  &:has(> form) {
    @media (max-width: 959.98px), (max-height: 43.75rem) {
      position: static;
    }
  }
  .lobi-Kbd-root {
    border-color: currentcolor;
    background: none;
    color: inherit;
  }
  @container (max-width: 679px) {
    padding-inline: 16px;
  }
`;

export const Balance = styled.p`
  display: grid;
  gap: 0 6px;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  > span:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 6px;
  }
  b {
    color: var(--lobi-color-text);
    font-weight: 600;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-inline-start: auto;

  @container (max-width: 479px) {
    flex: 1 1 100%;

    > * {
      flex: 1 1 auto;
    }
    .lobi-Kbd-root {
      display: none;
    }
  }
`;

export const Decision = styled.form`
  flex: 1 1 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-inline-size: 0;
`;

/** Effect of a decision, shown before it is made. */
export const Effect = styled.p`
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Templates = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-inline-size: 0;

  /* Has a class name for higher specificity, so that it prevails over the chip's style in any load order. */
  > .lobi-Chip-root {
    flex: 0 1 auto;
    max-inline-size: 100%;
    block-size: auto;
    min-block-size: 44px;
    padding-block: 8px;
    border-radius: var(--lobi-radius-sm);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
    text-align: start;
    white-space: normal;
  }
`;

export const Hint = styled.div`
  display: flex;
  gap: 10px;
  padding: 10px 12px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-raised);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    color: var(--lobi-color-warning);
  }
  b {
    font-weight: 600;
  }
  a {
    color: var(--lobi-color-second-text);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;
