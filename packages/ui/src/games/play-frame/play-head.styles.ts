import { css, styled } from 'styled-components';
import { visuallyHidden } from '../../primitives/visually-hidden/visually-hidden.styles.ts';

export const Head = styled.header`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 4px 8px;
  min-inline-size: 0;

  /* On a phone the tools have no frame, to leave space for the name. */
  @container play-frame (max-width: 879.98px) {
    .lobi-GameToolbar-root {
      flex-wrap: nowrap;
      gap: 0;
      padding: 0;
      border: 0;
      background: none;
    }
    .lobi-IconButton-root {
      inline-size: 40px;
      min-inline-size: 0;
    }
  }
  /* Beside five tools a name would be truncated: it is on the line of the session, its facts beside the
     tools. */
  @container play-frame (max-width: 540px) {
    &:has(.lobi-GameToolbar-root > :nth-child(5)) {
      flex-wrap: wrap;
      gap: 0 8px;
      padding-block-start: 4px;

      &::after {
        flex-basis: 100%;
        content: '';
      }
      > .lobi-PlayFrame-name {
        display: contents;
      }
      h1 {
        flex: 1;
      }
      .lobi-PlayFrame-facts,
      .lobi-GameToolbar-root {
        order: 1;
      }
      /* Beside six tools the return of some games needs a second line, and the audience a third. */
      .lobi-PlayFrame-facts {
        flex: 1;
        flex-wrap: wrap;
        align-content: center;
        align-items: center;
        gap: 0 10px;
        font-size: 0.6875rem;
        line-height: 0.8125rem;
      }
      .lobi-PlayFrame-facts > p:first-child {
        display: -webkit-box;
        white-space: normal;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
      .lobi-GameToolbar-root {
        flex: none;
        /* The last icon, not its frame, is aligned with the edge of the picture. */
        margin-inline-end: -8px;
      }
      .lobi-IconButton-root {
        block-size: 40px;
        min-block-size: 0;
      }
    }
  }
`;

/** Time and net of the session without a frame; its details are on the page of the limits. */
export const sessionLine = css`
  flex: none;
  min-inline-size: 0;

  .lobi-SessionBar-root {
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
  }
`;

/** The session on one line of a phone. */
export const sessionOnPhone = css`
  .lobi-SessionBar-root,
  .lobi-SessionBar-figures {
    flex-wrap: nowrap;
    gap: 6px;
    white-space: nowrap;
  }
  .lobi-SessionBar-root > svg {
    inline-size: 16px;
    block-size: 16px;
  }
  /* The icon of a clock is sufficient beside the time. */
  .lobi-SessionBar-figures > :first-child > dt {
    ${visuallyHidden}
  }
  dt {
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
  dd {
    font: 600 var(--lobi-font-12) var(--lobi-font-family);
  }
  .lobi-SessionBar-details {
    display: none;
  }
`;

export const Session = styled.div`
  ${sessionLine}
  @container play-frame (max-width: 879.98px) {
    ${sessionOnPhone}
  }
  /* On the narrowest phones the name of the game needs the space: a signed amount is the net. */
  @container play-frame (max-width: 340px) {
    dt {
      ${visuallyHidden}
    }
  }
`;

/** Facts below the name: the first is shortened if there is not enough room. */
export const Facts = styled.div`
  display: flex;
  gap: 10px;
  min-inline-size: 0;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);

  @container play-frame (min-width: 880px) {
    font: 400 var(--lobi-font-15) var(--lobi-font-family);
  }
`;

/** Hidden where it does not fit beside name and return; it is in the rules as well. */
export const Meaning = styled.p`
  @container play-frame (max-width: 559px) {
    display: none;
  }
`;

export const Name = styled.div`
  flex: 1;
  min-inline-size: 0;

  h1 {
    overflow: hidden;
    margin: 0;
    font: 800 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
    letter-spacing: -0.015em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p {
    margin: 0;
    overflow: hidden;
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @container play-frame (min-width: 880px) {
    display: flex;
    align-items: baseline;
    gap: 12px;

    h1 {
      font: 800 var(--lobi-font-30) var(--lobi-font-family-display, var(--lobi-font-family));
      letter-spacing: -0.025em;
    }
  }
`;
