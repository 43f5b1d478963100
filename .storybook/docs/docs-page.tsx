import { Canvas, Controls, DocsContext, DocsStory, useOf } from '@storybook/addon-docs/blocks';
import { Badge, Heading, Inline, Kbd, Text, useMessages } from '@lobi/ui';
import { Fragment, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Example, Guide } from '../../packages/ui/src/testing/guide.ts';
import changeLog from '../../packages/ui/CHANGELOG.md?raw';
import { changesOf } from '../pages/changes.ts';
import { historyOf, sinceOf, statusOf, type HistoryEntry } from './history.ts';
import { Picture } from './picture.tsx';
import { Prose } from './prose.tsx';
import { readAnatomy, type Anatomy } from './read-anatomy.ts';
import * as S from './docs-page.styles.ts';
import { usedMessages } from './used-messages.ts';

const storiesOnPage = () => [...document.querySelectorAll('[id^="story--"]')];

/** Reads the component's structure from its stories, again after they have changed. */
function useAnatomy(name: string): Anatomy | undefined {
  const [anatomy, setAnatomy] = useState<Anatomy>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const next = readAnatomy(storiesOnPage(), name);
      setAnatomy((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(read, 400);
    };
    const observer = new MutationObserver((records) => {
      const inStory = ({ target }: MutationRecord) =>
        target instanceof Element && target.closest('[id^="story--"]') !== null;
      if (records.some(inStory)) later();
    });
    observer.observe(document.body, { subtree: true, childList: true });
    later();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [name]);
  return anatomy;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <S.Section>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      {children}
    </S.Section>
  );
}

interface RulesProps {
  title: string;
  items: readonly (string | Example)[] | undefined;
  tone: 'good' | 'bad';
}

const textOf = (rule: string | Example): string => (typeof rule === 'string' ? rule : rule.text);

function Rules({ title, items = [], tone }: RulesProps) {
  if (items.length === 0) return null;
  return (
    <S.Rules data-tone={tone}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <ul>
        {items.map((item) => (
          <li key={textOf(item)}>
            <Prose>{textOf(item)}</Prose>
            {typeof item !== 'string' && <Picture show={item.show} tone={tone} />}
          </li>
        ))}
      </ul>
    </S.Rules>
  );
}

const show = (slot: string | null) => {
  for (const element of document.querySelectorAll('[data-docs-shown]')) {
    element.removeAttribute('data-docs-shown');
  }
  if (slot === null) return;
  for (const element of storiesOnPage().flatMap((story) => [
    ...story.querySelectorAll(`.${slot}`),
  ])) {
    element.setAttribute('data-docs-shown', '');
  }
};

function Slots({ slots, parts }: Pick<Anatomy, 'slots' | 'parts'>) {
  return (
    <Section title="Anatomy">
      <Text tone="muted">
        Class names are public. Point at one, or focus it, to see the slot in the stories.
      </Text>
      <S.Codes>
        {slots.map((slot) => (
          <li key={slot}>
            <S.SlotButton
              type="button"
              onPointerEnter={() => show(slot)}
              onPointerLeave={() => show(null)}
              onFocus={() => show(slot)}
              onBlur={() => show(null)}
            >
              .{slot}
            </S.SlotButton>
          </li>
        ))}
      </S.Codes>
      {parts.length > 0 && <Text tone="muted">Made with {parts.join(', ')}.</Text>}
    </Section>
  );
}

function Attributes({ attributes }: Pick<Anatomy, 'attributes'>) {
  if (attributes.length === 0) return null;
  return (
    <Section title="Data attributes">
      <S.Table>
        <thead>
          <tr>
            <th scope="col">Attribute</th>
            <th scope="col">Values seen in the stories</th>
          </tr>
        </thead>
        <tbody>
          {attributes.map(([name, values]) => (
            <tr key={name}>
              <td>
                <S.Code>{name}</S.Code>
              </td>
              <td>{values.length > 0 ? values.join(', ') : 'present or absent'}</td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </Section>
  );
}

function Variables({ variables }: Pick<Anatomy, 'variables'>) {
  if (variables.length === 0) return null;
  return (
    <Section title="CSS variables">
      <S.Codes>
        {variables.map((name) => (
          <li key={name}>
            <S.Code>{name}</S.Code>
          </li>
        ))}
      </S.Codes>
    </Section>
  );
}

interface AccessibilityProps {
  notes: Guide['accessibility'];
  roles: Anatomy['roles'] | undefined;
}

/** Roles, states and announcements for screen readers. */
function Accessibility({ notes = [], roles = [] }: AccessibilityProps) {
  if (notes.length === 0 && roles.length === 0) return null;
  return (
    <Section title="Accessibility">
      {notes.length > 0 && (
        <S.Notes>
          {notes.map((text) => (
            <li key={text}>
              <Prose>{text}</Prose>
            </li>
          ))}
        </S.Notes>
      )}
      {roles.length > 0 && (
        <S.Table>
          <thead>
            <tr>
              <th scope="col">Role</th>
              <th scope="col">States and values seen in the stories</th>
            </tr>
          </thead>
          <tbody>
            {roles.map(([role, attributes]) => (
              <tr key={role}>
                <td>
                  <S.Code>{role}</S.Code>
                </td>
                <td>{attributes.length > 0 ? attributes.join(', ') : 'none'}</td>
              </tr>
            ))}
          </tbody>
        </S.Table>
      )}
    </Section>
  );
}

function Keyboard({ keys }: { keys: Guide['keyboard'] }) {
  if (!keys) return null;
  return (
    <Section title="Keyboard">
      <S.Table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Effect</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(keys).map(([key, effect]) => (
            <tr key={key}>
              <td>
                {key.split(', ').map((one) => (
                  <Fragment key={one}>
                    <Kbd>{one}</Kbd>{' '}
                  </Fragment>
                ))}
              </td>
              <td>
                <Prose>{effect}</Prose>
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </Section>
  );
}

function Messages({ title }: { title: string }) {
  const messages = useMessages() as unknown as Record<string, Record<string, string>>;
  const used = useSyncExternalStore(usedMessages.subscribe, () => usedMessages.of(title));
  if (used.length === 0) return null;
  return (
    <Section title="Words">
      <S.Table>
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">In English</th>
          </tr>
        </thead>
        <tbody>
          {used.map((path) => {
            const [area = '', key = ''] = path.split('.');
            return (
              <tr key={path}>
                <td>
                  <S.Code>{path}</S.Code>
                </td>
                <td>{messages[area]?.[key]}</td>
              </tr>
            );
          })}
        </tbody>
      </S.Table>
    </Section>
  );
}

const notes = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const coming = changesOf(Object.values(notes)).map(({ text }) => text);

const toneOfStatus = { stable: 'success', preview: 'info', deprecated: 'danger' } as const;

interface StandingProps {
  title: string;
  tags: readonly string[];
}

/** Stability of the component, and the version that introduced it. */
function Standing({ title, tags }: StandingProps) {
  const status = statusOf(tags);
  const since = sinceOf(title);
  return (
    <Inline>
      <Badge tone={toneOfStatus[status]}>{status}</Badge>
      {since !== undefined && (
        <Text tone="muted">{since === 'next' ? 'New in the next release' : `Since ${since}`}</Text>
      )}
    </Inline>
  );
}

function Changes({ history }: { history: readonly HistoryEntry[] }) {
  if (history.length === 0) return null;
  return (
    <Section title="Changes">
      <S.Table>
        <tbody>
          {history.map(({ version, text }) => (
            <tr key={text}>
              <th scope="row">{version === 'next' ? 'Next release' : version}</th>
              <td>
                <Prose>{text}</Prose>
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </Section>
  );
}

/** Maximum wait for an idle period, in ms: an animated story leaves few of them. */
const idleLimit = 300;

/** Counts up to a number, by one in each idle period. */
function useCountWhenIdle(end: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count >= end) return undefined;
    const request = requestIdleCallback(() => setCount(count + 1), { timeout: idleLimit });
    return () => cancelIdleCallback(request);
  }, [count, end]);
  return count;
}

/**
 * The stories after the first, rendered one by one: all at once, those of a table block the page for
 * seconds.
 */
function FurtherStories() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories()
    .slice(1)
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);
  const count = useCountWhenIdle(stories.length);
  return stories
    .slice(0, count)
    .map(({ id, moduleExport }) => (
      <DocsStory key={id} of={moduleExport} expanded __forceInitialArgs />
    ));
}

/** Purpose of a component: its doc comment up to the first tag. */
function purposeOf(component: unknown, parameters: Record<string, unknown>): string {
  const docs = parameters['docs'] as
    | { extractComponentDescription?: (component: unknown, parameters: unknown) => string | null }
    | undefined;
  const text = docs?.extractComponentDescription?.(component, { component, ...parameters }) ?? '';
  return text.split(/(?:^|\s)@(?:example|source|see)\b/)[0]?.trim() ?? '';
}

/**
 * A component's page: purpose, demo, when to use it, its structure, properties, keys, messages and all
 * its stories. Only the guide is written by hand, the rest is read from the component.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, component, parameters } = preparedMeta;
  const name = title.split('/').at(-1) ?? title;
  const anatomy = useAnatomy(name.replaceAll(/[^A-Za-z0-9]/g, ''));
  const guide = parameters['guide'] as Guide | undefined;
  const context = useContext(DocsContext);
  const [primary] = context.componentStories();
  const purpose = purposeOf(component, parameters);
  const history = historyOf(name, changeLog, coming);

  return (
    <S.Page className="sb-unstyled">
      <S.Section>
        <Heading level={1} size="xl">
          {name}
        </Heading>
        {purpose && (
          <Text size="lg" tone="muted">
            <Prose>{purpose}</Prose>
          </Text>
        )}
        {component && <Standing title={title} tags={primary?.tags ?? []} />}
      </S.Section>
      {primary && <Canvas of={primary.moduleExport} sourceState="hidden" />}
      {guide?.unused && <Text tone="muted">The app of Lobi does not use it. {guide.unused}</Text>}
      {guide && (
        <S.Columns>
          <Rules title="When to use" items={guide.use} tone="good" />
          <Rules title="When not" items={guide.avoid} tone="bad" />
        </S.Columns>
      )}
      {anatomy && anatomy.slots.length > 0 && <Slots {...anatomy} />}
      {component && (
        <Section title="Properties">
          <Controls />
        </Section>
      )}
      {anatomy && <Attributes {...anatomy} />}
      {anatomy && <Variables {...anatomy} />}
      <Accessibility notes={guide?.accessibility} roles={anatomy?.roles} />
      <Keyboard keys={guide?.keyboard} />
      <Messages title={title} />
      {(guide?.do ?? guide?.dont) && (
        <S.Columns>
          <Rules title="Do" items={guide.do} tone="good" />
          <Rules title="Don’t" items={guide.dont} tone="bad" />
        </S.Columns>
      )}
      <Section title="Stories">
        <FurtherStories />
      </Section>
      <Changes history={history} />
    </S.Page>
  );
}
