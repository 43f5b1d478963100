import { styled } from 'styled-components';

export const Rules = styled.div`
  details {
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
  summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 48px;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    margin-inline-start: auto;
    color: var(--lobi-color-text3);
    transition: rotate var(--lobi-motion-fast) var(--lobi-ease-out);
  }
  details[open] summary svg {
    rotate: 180deg;
  }
  p {
    max-inline-size: 64ch;
    margin: 0;
    padding-block-end: 14px;
    color: var(--lobi-color-text2);
    font: 400 0.875rem/1.375rem var(--lobi-font-family);
    text-wrap: pretty;
  }
`;
