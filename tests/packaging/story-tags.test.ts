import { describe, expect, it } from 'vitest';
import { tagsOf } from '../../.storybook/story-tags.ts';

describe('tags of the sidebar', () => {
  it.each([
    ['Data/DataTable', 'Loading', ['state: loading']],
    ['Data/DataTable', 'Nothing Found', ['state: empty']],
    ['Screens/App/Agent', 'Dashboard Offline', ['state: error', 'role: agent']],
    ['Screens/App/Arena', 'Guest', ['role: guest']],
    [
      'Back office/DeclareConsole',
      'Matrix',
      ['state: all variants', 'role: admin', 'role: declare'],
    ],
    ['Screens/App/Back office', 'Dashboard Superadmin Phone', ['state: phone', 'role: superadmin']],
    ['Atoms/Button', 'Playground', []],
  ])('the story %s, %s has the tags %j', (title, name, tags) => {
    expect(tagsOf({ title, name })).toEqual(tags);
  });
});
