import { css, styled } from 'styled-components';

/** Width below which the steps become a bar. */
const narrow = '@container (max-width: 519px)';

const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

export const Position = styled.p`
  display: none;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  margin-block-end: 8px;
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  color: var(--lobi-color-text3);

  b {
    min-inline-size: 0;
    color: var(--lobi-color-text);
    font-weight: 600;
  }
  span {
    flex: none;
  }
  ${narrow} {
    display: flex;
  }
`;

export const List = styled.ol`
  display: flex;
  gap: 8px;
  padding: 0;
  margin: 0;
  list-style: none;

  ${narrow} {
    gap: 4px;
  }
`;

export const Item = styled.li`
  position: relative;
  display: flex;
  flex: 1 1 0;
  align-items: flex-start;
  min-inline-size: 0;

  /* The line to the next step. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: 21px;
    inset-inline: 52px 0;
    border-block-start: 2px solid var(--lobi-color-border-control);
  }
  &[data-state='done']:not(:last-child)::after {
    border-color: var(--lobi-color-accent);
  }
  ${narrow} {
    &:not(:last-child)::after {
      display: none;
    }
  }
`;

const body = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;
  min-inline-size: 44px;
  max-inline-size: 100%;
  text-align: start;

  ${narrow} {
    inline-size: 100%;
    min-inline-size: 0;
  }
`;

export const Plain = styled.span`
  ${body}
`;

export const Press = styled.button`
  ${body}
  border-radius: var(--lobi-radius-sm);

  @media (hover: hover) {
    &:hover .lobi-Stepper-label {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  ${narrow} {
    min-block-size: 44px;
    margin-block: -20px;
    justify-content: center;
  }
`;

export const Marker = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  margin: 6px;
  border: 2px solid var(--lobi-color-border-control);
  border-radius: 50%;
  background: var(--lobi-color-surface);
  color: var(--lobi-color-text2);
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  [data-state='done'] & {
    border-color: var(--lobi-color-accent);
    color: var(--lobi-color-accent-text);
  }
  [data-state='error'] & {
    border-color: var(--lobi-color-danger);
    color: var(--lobi-color-danger);
  }
  [data-state='current'] & {
    border-color: var(--lobi-color-accent);
    background: var(--lobi-color-accent);
    color: var(--lobi-color-on-accent);
  }
  @media (forced-colors: active) {
    [data-current] & {
      background: Highlight;
      color: HighlightText;
    }
  }
  ${narrow} {
    inline-size: 100%;
    block-size: 4px;
    margin: 0;
    border: 0;
    border-radius: 4px;
    background: var(--lobi-color-soft);
    font-size: 0;

    svg {
      display: none;
    }
    [data-state='done'] &,
    [data-state='current'] & {
      background: var(--lobi-color-accent);
    }
    [data-state='error'] & {
      background: var(--lobi-color-danger);
    }
    @media (forced-colors: active) {
      border: 1px solid CanvasText;

      [data-state='done'] & {
        background: CanvasText;
      }
      [data-state='error'] & {
        border: 2px dashed CanvasText;
      }
      [data-current] & {
        border-color: Highlight;
        background: Highlight;
      }
    }
  }
`;

export const Label = styled.span`
  max-inline-size: 100%;
  padding-inline: 6px;
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  overflow-wrap: anywhere;

  [data-state='done'] & {
    color: var(--lobi-color-text2);
  }
  [data-state='error'] & {
    color: var(--lobi-color-danger);
  }
  [data-current] & {
    color: var(--lobi-color-text);
    font-weight: 600;
  }
  ${narrow} {
    ${visuallyHidden}
  }
`;
