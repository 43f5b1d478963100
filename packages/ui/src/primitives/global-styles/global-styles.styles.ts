import { createGlobalStyle } from 'styled-components';

export const Sheet = createGlobalStyle<{ $tokens: string }>`
  ${({ $tokens }) => $tokens}

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    background: var(--lobi-color-canvas);
    color: var(--lobi-color-text);
    scroll-padding-block-start: calc(var(--lobi-navbar-height) + 16px);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    position: relative;
    isolation: isolate;
    min-block-size: 100dvh;
    margin: 0;
    font: 400 var(--lobi-font-15) var(--lobi-font-family);
    word-spacing: 0.045em;
    -webkit-font-smoothing: antialiased;
  }

  /* Lists with custom scroll arrows. */
  .base-ui-disable-scrollbar {
    scrollbar-width: none;
  }

  .base-ui-disable-scrollbar::-webkit-scrollbar {
    display: none;
  }

  body::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    pointer-events: none;
    background: var(--lobi-ground);
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset,
  legend,
  blockquote {
    margin: 0;
    padding: 0;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    font: inherit;
  }

  ul,
  ol {
    list-style: none;
  }

  fieldset {
    min-inline-size: 0;
    border: 0;
  }

  svg {
    display: block;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  button {
    padding: 0;
    border: 0;
    background: none;
    text-align: inherit;
    cursor: pointer;
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  :focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }

  [tabindex='-1']:focus-visible {
    outline: none;
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      transition-duration: 0.01ms !important;
    }
  }

  [data-lobi-motion='reduced'] *,
  [data-lobi-motion='reduced'] *::before,
  [data-lobi-motion='reduced'] *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    scroll-behavior: auto !important;
    transition-duration: 0.01ms !important;
  }
`;
