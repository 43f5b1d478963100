import { describe, expect, it } from 'vitest';
import { apiTable } from './api/index.ts';
import { firstProblem } from './first-problem.ts';

const problemOf = (body: unknown): string => {
  const parsed = apiTable['round.list'].answer.safeParse(body);
  return parsed.success ? 'none' : firstProblem(parsed.error, body);
};

describe('firstProblem', () => {
  it.each([
    [
      'firstProblem names the whole response if it is not an object',
      '<html>',
      'the whole: expected object, found string',
    ],
    ['firstProblem names a missing field', {}, 'data: expected array, found nothing'],
    [
      'firstProblem names the path inside a list',
      { data: [{ id: 'r1' }] },
      /^data\.0\.\w+: expected \w+, found nothing$/,
    ],
  ])('%s', (_case, body, problem) => {
    expect(problemOf(body)).toMatch(problem);
  });

  it('firstProblem names the furthest branch of a union, and no value', () => {
    const body = { data: { id: 1 } };
    const parsed = apiTable['play.create'].answer.safeParse({ data: 'secret' });
    expect(parsed.success ? '' : firstProblem(parsed.error, { data: 'secret' })).not.toContain(
      'secret',
    );
    expect(problemOf(body)).toBe('data: expected array, found object');
  });
});
