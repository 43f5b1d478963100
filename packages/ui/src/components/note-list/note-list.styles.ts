import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  align-content: start;
  gap: var(--lobi-space-5);
  min-inline-size: 0;
`;

export const List = styled.ul`
  display: grid;
  min-inline-size: 0;

  > li {
    display: grid;
    gap: 2px;
    padding-block: 10px;
    border-block-end: 1px solid var(--lobi-color-border-subtle);
  }
  > li:first-child {
    padding-block-start: 0;
  }
  > li:last-child {
    border-block-end: 0;
  }
`;

export const By = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 16px;
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
  overflow-wrap: anywhere;

  time {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
`;

export const Text = styled.p`
  color: var(--lobi-color-text2);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Nothing = styled.div`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Form = styled.form`
  display: grid;
  gap: 8px;
`;

export const Field = styled.div`
  display: grid;
  gap: 6px;

  label {
    color: var(--lobi-color-text2);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
  }
  textarea {
    min-block-size: 88px;
    padding: 10px 14px;
    border: 1px solid var(--lobi-color-border-control);
    border-radius: var(--lobi-radius-sm);
    background: var(--lobi-color-inset);
    color: var(--lobi-color-text);
    font: 400 var(--lobi-font-16) var(--lobi-font-family);
    resize: vertical;
  }
  textarea[aria-invalid] {
    border-color: var(--lobi-color-danger);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;

export const Problem = styled.p`
  color: var(--lobi-color-danger);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
`;
