import { styled } from 'styled-components';
import { largeText } from '../../../primitives/low-screen.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  word-spacing: 0.06em;

  @media (min-width: 960px) {
    grid-template-columns: 180px minmax(0, 1fr);
    align-items: start;
    gap: 20px 28px;
  }
  @media (min-width: 1240px) {
    grid-template-columns: 220px minmax(0, 1fr) 360px;
  }
`;

export const Main = styled.section`
  min-inline-size: 0;
`;

export const Ask = styled.div`
  margin-block-end: 12px;

  h2 {
    margin: 0;
    font: 700 1.25rem/1.75rem var(--lobi-font-family-display, var(--lobi-font-family));
  }
  p {
    margin: 2px 0 0;
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  @media (min-width: 960px) {
    margin-block-end: 16px;

    h2 {
      font-size: 1.5rem;
      line-height: 1.875rem;
    }
    p {
      font: 400 var(--lobi-font-15) var(--lobi-font-family);
    }
  }
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 10px;

  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-kind='steps'] {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 600px) {
    &[data-kind='steps'] {
      grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
    }
  }
  @media (min-width: 600px) {
    &[data-kind='steps'][data-count='3'] > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 960px) {
    gap: 14px;
  }
`;

export const Error = styled.p`
  margin: 12px 0 0;
  padding: 10px 12px;
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-danger-soft);
  color: var(--lobi-color-text);
`;

export const Idle = styled.p`
  margin: 0;
  padding: 24px 20px;
  border: 1px dashed var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  color: var(--lobi-color-text2);
`;

export const Keys = styled.div`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  margin-block-start: 14px;
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);

  label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
    margin-inline-start: auto;
    cursor: pointer;
  }
  input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: var(--lobi-color-accent);
  }
  @media (min-width: 960px) and (hover: hover) {
    display: flex;
  }
`;

export const Aside = styled.aside`
  display: grid;
  align-content: start;
  gap: 12px;
  min-inline-size: 0;

  @media (min-width: 960px) and (max-width: 1239px) {
    grid-column: 1 / -1;
    grid-template-columns: 1fr 1fr;
  }
`;

export const Trail = styled.section`
  margin-block-start: 16px;

  h3 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin: 0 0 2px;
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: 8px;
    padding-block: 6px;
    font: 400 var(--lobi-font-13) var(--lobi-font-family);

    ${largeText} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
  li + li {
    border-block-start: 1px solid
      color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
  }
  time {
    color: var(--lobi-color-text3);
  }
`;
