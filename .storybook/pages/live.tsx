import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { useGlobals } from '../docs/use-globals.ts';
import { initialValues, type ToolbarValues } from '../toolbar.ts';
import { pathTo } from './path-to.ts';
import * as S from './live.styles.ts';

export interface LiveProps {
  /** Id of a story, as in its address. */
  story: string;
  /** Caption, also the title of the frame. */
  caption: string;
  /** Height in px; default 560. */
  height?: number;
}

/** Our own globals only: "false" would turn on a tool of Storybook, such as its measuring tool. */
const globalNames = Object.keys(initialValues) as (keyof ToolbarValues)[];

/** A live screen inside a documentation page, with the globals of the toolbar. */
export function Live({ story, caption, height = 560 }: LiveProps) {
  const globals = useGlobals(useContext(DocsContext));
  const values = globalNames.map((name) => `${name}:${globals[name]}`).join(';');
  const query = new URLSearchParams({ id: story, viewMode: 'story', globals: values });
  return (
    <S.Figure className="sb-unstyled">
      <S.Frame title={caption} src={`iframe.html?${query}`} height={height} loading="lazy" />
      <figcaption>
        {caption}{' '}
        <a href={pathTo(story)} target="_top">
          Open the story
        </a>
      </figcaption>
    </S.Figure>
  );
}
