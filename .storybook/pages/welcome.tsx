import { Badge, Heading, Text } from '@lobi/ui';
import { useEffect } from 'react';
import appChangeLog from '../../packages/app/CHANGELOG.md?raw';
import coreChangeLog from '../../packages/core/CHANGELOG.md?raw';
import kitChangeLog from '../../packages/ui/CHANGELOG.md?raw';
import { areas } from '../areas.ts';
import * as D from '../docs/docs-page.styles.ts';
import { preloadDocs } from '../docs/lazy-docs.tsx';
import { Prose } from '../docs/prose.tsx';
import { brands, capitalized } from '../toolbar.ts';
import { changesOfRelease, type Change } from './changes.ts';
import { pathTo } from './path-to.ts';
import * as S from './welcome.styles.ts';

const notes = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const changeLogs = {
  '@lobi/ui': kitChangeLog,
  '@lobi/app': appChangeLog,
  '@lobi/core': coreChangeLog,
};

const kindLabels = {
  major: { tone: 'danger', word: 'Needs work' },
  minor: { tone: 'info', word: 'New' },
  patch: { tone: 'success', word: 'Changed' },
} as const;

/** Steps of a reviewer, in this order. */
const review: readonly (readonly [step: string, how: string])[] = [
  [
    'Find it',
    'Search by name with `Ctrl K` (`⌘ K` on a Mac), or filter the sidebar by a tag: a state such as `state: error`, or a role such as `role: agent`.',
  ],
  [
    'Look at it',
    'The toolbar changes brand and scheme, language, direction, density, motion, role, network and the size of the window.',
  ],
  [
    'Try it',
    'Change the properties of a `Playground` under Controls. `Matrix` shows all variants at once, `States` every state of pointer and keyboard.',
  ],
  [
    'Say what you mean',
    'Copy the address: it carries every setting of the toolbar and every property that you changed.',
  ],
  [
    'Make a brand',
    'Brand lab takes a brand apart: colours, scales, contrast with fixes, and its files to take along.',
  ],
];

/** Beginning of the ids of all stories of an area. */
const idOf = (area: string): string => `${area.toLowerCase().replaceAll(' ', '-')}-`;

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <S.Changes>
      {changes.map(({ kind, packages, text }) => (
        <li key={text}>
          <Badge tone={kindLabels[kind].tone}>{kindLabels[kind].word}</Badge>
          <div>
            <Prose>{text}</Prose> <Text tone="muted">{packages.join(', ')}</Text>
          </div>
        </li>
      ))}
    </S.Changes>
  );
}

/**
 * First page of Storybook, in English: its purpose, how to review with it, and changes of this
 * release.
 */
export function Welcome() {
  const changes = changesOfRelease(Object.values(notes), changeLogs);
  useEffect(preloadDocs, []);
  const schemes = brands
    .filter(({ name }) => !name.endsWith('-contrast'))
    .map(({ name, schemes: each }) => `${capitalized(name)} (${Object.keys(each).join(', ')})`);
  return (
    <D.Page lang="en" style={{ maxInlineSize: 1080, marginInline: 'auto' }}>
      <D.Section>
        <Heading level={1} size="xl">
          Lobi for designers and reviewers
        </Heading>
        <Text size="lg" tone="muted">
          Every part of the kit and every screen of the product, drawn by the code that ships, in{' '}
          {schemes.join(', ')}, each in high contrast as well, and in four languages.
        </Text>
      </D.Section>
      <D.Section>
        <Heading level={2} size="lg">
          How to review
        </Heading>
        <S.Steps>
          {review.map(([step, how]) => (
            <li key={step}>
              <b>{step}.</b> <Prose>{how}</Prose>
            </li>
          ))}
        </S.Steps>
      </D.Section>
      <D.Section>
        <Heading level={2} size="lg">
          Where things are
        </Heading>
        <D.Table>
          <tbody>
            {Object.entries(areas).map(([area, what]) => (
              <tr key={area}>
                <th scope="row">
                  <a href={pathTo(idOf(area))} target="_top">
                    {area}
                  </a>
                </th>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </D.Table>
      </D.Section>
      {changes.length > 0 && (
        <D.Section>
          <Heading level={2} size="lg">
            What this release changes
          </Heading>
          <Changes changes={changes} />
        </D.Section>
      )}
    </D.Page>
  );
}
