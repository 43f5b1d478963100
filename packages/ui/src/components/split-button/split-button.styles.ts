import { styled } from 'styled-components';

export const Root = styled.div`
  display: inline-flex;
  min-inline-size: 0;

  &[data-full-width] {
    display: flex;
  }
  & > .lobi-SplitButton-main {
    flex: 1;
    min-inline-size: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  & > .lobi-SplitButton-more {
    block-size: auto;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  &[data-variant='outline'] > .lobi-SplitButton-more {
    border-inline-start-color: transparent;
  }
  &:is([data-variant='solid'], [data-variant='soft']) > .lobi-SplitButton-more {
    border-inline-start-color: color-mix(in srgb, var(--lobi-color-canvas) 40%, transparent);
  }
  /* While loading the menu is disabled, but both parts still look like one button. */
  &[data-loading] > .lobi-SplitButton-more:is([data-variant='solid'], [data-variant='soft']) {
    background: var(--tone-soft);
    color: color-mix(in srgb, var(--tone-text) 45%, transparent);
    cursor: progress;
  }
  &[data-loading] > .lobi-SplitButton-more[data-variant='solid'] {
    background: var(--tone-solid);
    color: color-mix(in srgb, var(--tone-on) 45%, transparent);
  }
  & > :focus-visible {
    z-index: 1;
  }
`;
