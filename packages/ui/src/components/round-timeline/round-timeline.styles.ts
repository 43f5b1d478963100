import { css, styled } from 'styled-components';

const upright = css`
  flex-direction: column;
  gap: 0;

  > li {
    flex-direction: row;
    align-items: flex-start;
    gap: 12px;
    min-block-size: 48px;
    text-align: start;
  }
  > li:not(:last-child)::before {
    inset: 24px auto 0 11px;
    inline-size: 2px;
    block-size: auto;
  }
`;

export const Root = styled.ol`
  display: flex;
  gap: 4px;
  min-inline-size: 0;
  list-style: none;

  &[data-orientation='vertical'] {
    ${upright}
  }
  @media (max-width: 767px) {
    ${upright}
  }
`;

export const Step = styled.li`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  text-align: center;

  /* The line to the next step; darker after this step is completed. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block-start: 11px;
    inset-inline: calc(50% + 16px) calc(-50% + 12px);
    block-size: 2px;
    background: var(--lobi-color-border-subtle);
  }
  &[data-state='done']:not(:last-child)::before {
    background: var(--lobi-color-text2);
  }
`;

export const Dot = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 2px solid var(--lobi-color-border-control);
  border-radius: 50%;
  color: transparent;

  [data-state='done'] > & {
    border-color: var(--lobi-color-text2);
    color: var(--lobi-color-text2);
  }
  [data-state='now'] > & {
    border-color: var(--lobi-color-text);
    background: var(--lobi-color-text);
    color: var(--lobi-color-canvas);
  }
`;

export const Text = styled.span`
  display: grid;
  gap: 1px;
  min-inline-size: 0;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  b {
    font-weight: 500;
  }
  [data-state='done'] > & b {
    color: var(--lobi-color-text2);
  }
  [data-state='now'] > & b {
    color: var(--lobi-color-text);
    font-weight: 700;
  }
`;
