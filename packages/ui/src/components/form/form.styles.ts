import { styled } from 'styled-components';

export const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--lobi-space-5);
  min-inline-size: 0;

  /* Read-only fields do not look editable. */
  &[data-readonly] :is([class*='-frame'], .lobi-Select-trigger) {
    border-color: var(--lobi-color-border-subtle);
    background: none;
  }
  &[data-disabled] .lobi-IconButton-root {
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
  }
`;

/** Disables all controls together without affecting the layout. */
export const Fields = styled.fieldset`
  display: contents;

  /* Stays in the DOM, so that a later error is announced, but takes no space. */
  > [role='alert']:empty {
    position: absolute;
  }
`;

export const Summary = styled.div`
  &:empty {
    position: absolute;
  }
  ul {
    display: grid;
    padding: 0;
    margin: 4px 0 0;
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: 3px;
    color: inherit;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  @media (pointer: coarse) {
    a {
      padding-block: 11px;
    }
  }
`;
