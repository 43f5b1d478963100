import { styled } from 'styled-components';

/** On a phone it is in the sheet of rules, because there is not enough room beside the screen. */
export const Root = styled.section`
  display: none;

  @container play-frame (min-width: 880px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    margin-block-start: 16px;
    padding: 16px 20px;
    border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
    border-radius: var(--lobi-radius-lg);
    background: var(--lobi-color-surface);
    box-shadow: var(--lobi-edge);

    h2 {
      margin: 0;
      font: 700 var(--lobi-font-15) var(--lobi-font-family);
    }
    tbody th,
    td {
      padding-block: 6px;
    }
  }
`;
