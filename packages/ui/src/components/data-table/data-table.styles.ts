import { keyframes, styled } from 'styled-components';

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(400%); }
`;

export const Root = styled.section`
  position: relative;
  min-inline-size: 0;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
  /* The brand's typeface has narrow spaces at small sizes. */
  word-spacing: 0.06em;
  /* Clip, not hidden: hidden would create a scroll container and break sticky headers. */
  overflow: clip;
`;

export const Toolbar = styled.div`
  display: grid;
  gap: 10px;
  padding: 12px 16px;

  @media (max-width: 959px) {
    border-block-end: 1px solid var(--lobi-color-border-subtle);
  }
  &:not(:has(> * > *)) {
    display: none;
  }
`;

export const ToolRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;

  &:empty {
    display: none;
  }
  @media (max-width: 959px) {
    &:has(> .lobi-DataTable-settings:only-child:not([data-export])) {
      display: none;
    }
  }
  > .lobi-FilterBar-root {
    flex: 1 1 auto;
  }
`;

export const Search = styled.div`
  flex: 1 1 100%;
  min-inline-size: 0;

  @media (min-width: 960px) {
    flex: 0 1 320px;
  }
`;

export const Settings = styled.div`
  display: flex;
  gap: 4px;
  margin-inline-start: auto;

  @media (max-width: 959px) {
    &:not([data-export]) {
      display: none;
    }
  }
`;

/** Cards have neither columns nor a row height. */
export const TableOnly = styled.div`
  display: contents;

  @media (max-width: 959px) {
    display: none;
  }
`;

export const Summary = styled.p`
  margin-inline-start: auto;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  b {
    color: var(--lobi-color-text);
    font-weight: 600;
  }
  @media (max-width: 1239px) {
    display: none;
  }
`;

export const Stale = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 20px;
  background: var(--lobi-color-warning-soft);
  color: var(--lobi-color-warning);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
`;

/** A thin bar over the first row; the rows stay readable. */
export const Progress = styled.div`
  position: relative;
  z-index: 3;
  block-size: 2px;
  margin-block-end: -2px;
  overflow: hidden;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inline-size: 25%;
    background: var(--lobi-color-second-text);
    animation: ${slide} 1100ms linear infinite;
  }
`;

export const Failure = styled.div`
  padding: 16px;
`;

export const Empty = styled.div`
  border-block-start: 1px solid var(--lobi-color-border-subtle);

  &:first-child {
    border-block-start: 0;
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 10px 16px;
  border-block-start: 1px solid var(--lobi-color-border-subtle);

  @media (min-width: 960px) {
    padding: 8px 16px 8px 20px;
  }
`;

export const Count = styled.span`
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;

export const FootNote = styled.div`
  flex: 1 1 auto;
  min-inline-size: 0;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);

  .lobi-DataTable-foot > & + nav {
    margin-inline-start: auto;
  }
`;
