import { Toolbar } from '@base-ui/react/toolbar';
import { styled } from 'styled-components';
import { largeText } from '../low-screen.ts';

export const Root = styled(Toolbar.Root)`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 8px;
  min-inline-size: 0;

  &[data-orientation='vertical'] {
    flex-direction: column;
    align-items: stretch;
  }
  &[data-attached] {
    flex-wrap: nowrap;
    gap: 0;
  }
  ${largeText} {
    &&[data-attached] > .lobi-Button-root {
      padding-inline: 8px;
    }
  }
  &[data-attached][data-orientation='horizontal'] > * {
    &:not(:first-child) {
      margin-inline-start: -1px;
      border-start-start-radius: 0;
      border-end-start-radius: 0;
    }
    &:not(:last-child) {
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
  }
  &[data-attached][data-orientation='vertical'] > * {
    &:not(:first-child) {
      margin-block-start: -1px;
      border-start-start-radius: 0;
      border-start-end-radius: 0;
    }
    &:not(:last-child) {
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
  /* A thin line separates filled neighbours; the focused one is on top. */
  &[data-attached][data-orientation='horizontal']
    > *:not(:first-child):is([data-variant='solid'], [data-variant='soft']) {
    border-inline-start-color: color-mix(in srgb, var(--lobi-color-canvas) 40%, transparent);
  }
  &[data-attached][data-orientation='vertical']
    > *:not(:first-child):is([data-variant='solid'], [data-variant='soft']) {
    border-block-start-color: color-mix(in srgb, var(--lobi-color-canvas) 40%, transparent);
  }
  &[data-attached] > *:focus-visible {
    z-index: 1;
  }
`;
