import { styled } from 'styled-components';

export const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--lobi-space-5);
  min-inline-size: 0;

  /* What cannot be changed does not look like something to fill in. */
  &[data-readonly] :is([class*='-frame'], .lobi-Select-trigger) {
    border-color: var(--lobi-color-border-subtle);
    background: none;
  }
  &[data-disabled] .lobi-IconButton-root {
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
  }
`;

/** Switches all controls off together without standing in the layout. */
export const Fields = styled.fieldset`
  display: contents;

  /* Stays in the page, so that an error put into it later is announced, but takes no row. */
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
