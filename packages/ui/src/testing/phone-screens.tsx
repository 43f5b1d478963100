import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 24px;
`;

const Phone = styled.figure`
  inline-size: 360px;
  max-inline-size: 100%;
  margin: 0;

  figcaption {
    padding-block-end: 8px;
    color: var(--lobi-color-text2);
  }
`;

/**
 * As high as the window, from which games derive the height of their picture, and scrolling separately, so
 * that each dock sticks to the end of its phone. The space above a picture is measured from the top of the
 * page, which would be wrong for all phones except the first: here it is the height of the game's header.
 */
const Screen = styled.div`
  overflow: auto;
  box-sizing: border-box;
  block-size: 100svh;
  padding: 16px 16px 0;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: 20px;

  .lobi-PlayFrame-root {
    --play-above: 70px !important;
  }
`;

export interface PhoneScreensProps {
  /** Content of each phone, by its heading. */
  screens: Readonly<Record<string, ReactNode>>;
}

/** Games side by side, each on its own phone screen. */
export function PhoneScreens({ screens }: PhoneScreensProps) {
  return (
    <Row>
      {Object.entries(screens).map(([heading, content]) => (
        <Phone key={heading}>
          <figcaption>{heading}</figcaption>
          <Screen>{content}</Screen>
        </Phone>
      ))}
    </Row>
  );
}
