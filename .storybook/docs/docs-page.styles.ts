import { createGlobalStyle, styled } from 'styled-components';
import { largeText } from '../../packages/ui/src/primitives/low-screen.ts';

/** Storybook's page around ours: wide, on the brand's background. */
export const PageStyles = createGlobalStyle`
  .sbdocs.sbdocs-wrapper {
    padding: 32px 24px 80px;
    background: var(--lobi-color-canvas);
    color: var(--lobi-color-text);
  }

  .sbdocs.sbdocs-content {
    max-inline-size: 1080px;
  }

  .sbdocs .docblock-argstable {
    margin-block: 0;
  }

  /* What lies over a page lies over its story here, and takes no room itself. */
  [id^='story--']:has(
    [role='dialog'],
    [role='alertdialog'],
    .lobi-ConsentBar-root,
    .lobi-LoadingOverlay-root
  ) {
    min-block-size: 520px;
  }

  /* Only phones show it, and its documentation is read on wide screens. */
  [id^='story--navigation-bottom'] {
    min-block-size: 96px;
    max-inline-size: 390px;

    .lobi-BottomBar-root {
      display: block;
    }
  }

  /* Layouts fill a window; here they need no more than their content. */
  [id^='story--']
    :is(.lobi-AppShell-root, .lobi-AuthLayout-root, .lobi-BareLayout-root, .lobi-GameLayout-root) {
    min-block-size: min(100dvh, 520px);
  }

  [data-docs-shown] {
    outline: 2px dashed var(--lobi-color-accent-text) !important;
    outline-offset: 2px;
  }
`;

export const Page = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-9);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  color: var(--lobi-color-text);
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-4);
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: var(--lobi-space-5);
`;

/** A list of rules with a coloured edge; the heading above it explains the colour. */
export const Rules = styled.div`
  display: grid;
  align-content: start;
  gap: var(--lobi-space-3);
  padding: var(--lobi-space-5);
  border: 1px solid var(--lobi-color-border-subtle);
  border-inline-start: 4px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-surface);

  &[data-tone='good'] {
    border-inline-start-color: var(--lobi-color-success);
  }

  &[data-tone='bad'] {
    border-inline-start-color: var(--lobi-color-danger);
  }

  ul {
    display: grid;
    gap: var(--lobi-space-2);
    padding-inline-start: 1.2em;
    color: var(--lobi-color-text2);
    list-style: disc;
  }
`;

export const Notes = styled.ul`
  display: grid;
  gap: var(--lobi-space-2);
  padding-inline-start: 1.2em;
  color: var(--lobi-color-text2);
  list-style: disc;
`;

/** An example below a rule, marked with an icon, because colour alone is not accessible. */
export const Picture = styled.div`
  position: relative;
  overflow: hidden;
  margin-block: var(--lobi-space-3) var(--lobi-space-4);
  padding: var(--lobi-space-5);
  padding-inline-end: var(--lobi-space-10);
  min-block-size: 72px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-canvas);
  color: var(--lobi-color-text);

  &::after {
    position: absolute;
    inset-block-start: var(--lobi-space-3);
    inset-inline-end: var(--lobi-space-4);
    font-weight: 700;
    content: '✓';
    color: var(--lobi-color-success);
  }

  &[data-tone='bad']::after {
    content: '✕';
    color: var(--lobi-color-danger);
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: var(--lobi-space-3) var(--lobi-space-4);
    border-block-end: 1px solid var(--lobi-color-border-subtle);
    text-align: start;
    vertical-align: baseline;
  }

  th {
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
    color: var(--lobi-color-text3);
  }

  td {
    color: var(--lobi-color-text2);
  }
  /* Cells of large text are below each other, because a page has no room for two columns. */
  ${largeText} {
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
  }
`;

export const Code = styled.code`
  padding: 2px 6px;
  border-radius: var(--lobi-radius-xs);
  background: var(--lobi-color-inset);
  font:
    400 var(--lobi-font-13) ui-monospace,
    monospace;
  color: var(--lobi-color-text);
  overflow-wrap: anywhere;
`;

export const Codes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lobi-space-3);
`;

/** The name of a slot, which highlights the slot in the stories on hover or focus. */
export const SlotButton = styled.button`
  padding: 4px 10px;
  min-block-size: 32px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-xs);
  background: var(--lobi-color-inset);
  font:
    400 var(--lobi-font-13) ui-monospace,
    monospace;
  color: var(--lobi-color-text);

  &:hover {
    border-color: var(--lobi-color-accent-text);
  }
`;
