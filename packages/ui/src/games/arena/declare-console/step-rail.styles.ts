import { styled } from 'styled-components';

/** The compact rail on a phone. */
export const Dashes = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 4px;
  margin-block-start: 12px;

  i {
    block-size: 4px;
    border-radius: 4px;
    background: var(--lobi-color-border-subtle);
  }
  [data-state='done'] {
    background: var(--lobi-color-border-control);
  }
  [data-state='now'] {
    background: var(--lobi-color-accent);
  }
  @media (min-width: 960px) {
    display: none;
  }
`;

export const Rail = styled.nav`
  display: none;

  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 12px;
    min-block-size: 56px;
    padding-block-end: 20px;
  }
  li > span {
    z-index: 1;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: 99px;
    background: var(--lobi-color-overlay);
    color: var(--lobi-color-text2);
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 24px 0;
    inset-inline-start: 11px;
    inline-size: 2px;
    background: var(--lobi-color-border-subtle);
  }
  b {
    display: block;
    color: var(--lobi-color-text2);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
    line-height: 24px;
  }
  small {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  [data-state='done'] > span {
    border: 1px solid var(--lobi-color-border-subtle);
  }
  [data-state='now'] > span {
    background: var(--lobi-color-accent);
    box-shadow:
      0 0 0 5px var(--lobi-color-accent-soft),
      0 0 24px color-mix(in srgb, var(--lobi-color-accent) 35%, transparent);
  }
  [data-state='now'] b {
    color: var(--lobi-color-text);
    font-weight: 700;
  }
  [data-state='next'] > span {
    background: var(--lobi-color-canvas);
    box-shadow: inset 0 0 0 2px var(--lobi-color-border-subtle);
  }
  [data-state='next'] b {
    color: var(--lobi-color-text3);
  }
  @media (min-width: 960px) {
    display: block;
  }
`;
