import { createGlobalStyle, styled } from 'styled-components';

/** In print: only this sheet, dark on white, without controls. */
export const PaperRules = createGlobalStyle`
  @media print {
    @page {
      margin: 14mm;
    }
    html,
    body {
      background: #fff;
    }
    body::before {
      content: none;
    }
    /* In print, hides all elements except the sheet and its ancestors. */
    body:has(.lobi-PrintSheet-root) :not(
      .lobi-PrintSheet-root,
      .lobi-PrintSheet-root *,
      :has(.lobi-PrintSheet-root)
    ) {
      display: none;
    }
    .lobi-PrintSheet-root :is(button, [data-print='hide'], .lobi-PrintSheet-tools) {
      display: none;
    }
  }
`;

export const Root = styled.section`
  min-inline-size: 0;
  padding: var(--lobi-space-6);
  border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);

  &[data-paper='receipt'] {
    max-inline-size: 380px;
  }
  @media print {
    --lobi-color-text: #000;
    --lobi-color-text2: #222;
    --lobi-color-text3: #444;
    --lobi-color-surface: #fff;
    --lobi-color-border-subtle: #bbb;
    --lobi-color-success: #000;
    --lobi-color-danger: #000;
    --lobi-color-warning: #000;
    --lobi-color-info: #000;
    --lobi-color-soft: #fff;
    --lobi-color-success-soft: #fff;
    --lobi-color-danger-soft: #fff;
    --lobi-color-warning-soft: #fff;
    --lobi-color-info-soft: #fff;
    max-inline-size: none;
    padding: 0;
    border: 0;
    border-radius: 0;
    color: #000;
    color-scheme: light;
    box-shadow: none;

    &[data-paper='receipt'] {
      max-inline-size: 80mm;
    }
    :is(tr, li, dl > div) {
      break-inside: avoid;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  margin-block-end: var(--lobi-space-4);
`;
