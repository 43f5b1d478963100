import { AppError } from '../../../contract/error-codes.ts';
import { mayBeExcluded } from '../../../rules/may-be-excluded.ts';
import { recordActivity } from '../news.ts';
import { beginBreak } from '../protection.ts';
import { visibleUser } from '../visibility.ts';
import type { FakeExclusion, FakeUser, World } from '../world.ts';
import { matching, only, pageOf, type HandlersOf } from './call.ts';

/** Finds the user to exclude; only players can be excluded. */
function subjectOf(world: World, caller: FakeUser, userId: string): FakeUser {
  const subject = visibleUser(world, caller, userId);
  if (!mayBeExcluded(subject)) throw new AppError('not_found');
  return subject;
}

const toExclusion = ({ userId: _, ...exclusion }: FakeExclusion) => exclusion;

/** Handlers of exclusions that other people requested. */
export const exclusionsHandlers: HandlersOf<'exclusion'> = {
  'exclusion.list': ({ world, caller, input: { params, query } }) => {
    const { id } = subjectOf(world, caller(), params.userId);
    const exclusions = world.exclusions
      .filter(only('userId', id))
      .filter(matching(query?.search, ({ applicant, reason }) => [applicant.name, reason]));
    return pageOf(exclusions.map(toExclusion), query);
  },
  'exclusion.create': ({ world, caller, input: { params, body } }) => {
    const { id: authorId, username } = caller();
    const subject = subjectOf(world, caller(), params.userId);
    const { verified: _, ...asked } = body;
    const { until } = beginBreak(world, subject, asked.length, 'exclusion');
    const exclusion: FakeExclusion = {
      ...asked,
      id: world.nextId('exclusion'),
      userId: subject.id,
      until,
      author: { id: authorId, username },
      createdAt: world.timeNow(),
    };
    world.exclusions.unshift(exclusion);
    recordActivity(world, authorId, 'exclusion-create', { kind: 'user', id: subject.id });
    world.announce.ops({ kind: 'user', id: subject.id });
    return { data: toExclusion(exclusion) };
  },
};
