import { describe, expect, test } from 'vitest';
import { RULE_NUMBERS } from '../../../rules/index.ts';
import { type Answer, LessonRun } from './lesson-run.ts';
import { LESSON_IDS, LESSONS, type Try } from './lessons.ts';

function play(run: LessonRun, tried: Try): Answer {
  if ('press' in tried) return run.press(tried.press);
  const answer = run.follow(tried.path);
  return answer.kind === 'done' && answer.verdict === 'open' ? run.endMove() : answer;
}

test('there is a lesson for each name, in order', () => {
  expect(LESSONS.map(({ id }) => id)).toEqual([...LESSON_IDS]);
});

describe.each(LESSONS)('$id', (lesson) => {
  test('its solution is right', () => {
    const answer = play(new LessonRun(lesson), lesson.solution);
    expect(answer).toMatchObject({ kind: 'done', verdict: 'right' });
  });

  test('its mistake is not, and a second try may be', () => {
    const run = new LessonRun(lesson);
    const answer = play(run, lesson.mistake);
    if (answer.kind === 'done') expect(answer.verdict).toBe('wrong');
    else expect(answer.kind).toBe('refused');
    expect(run.verdict).not.toBe('right');
    run.restart();
    expect(play(run, lesson.solution)).toMatchObject({ kind: 'done', verdict: 'right' });
  });

  test('after its end nothing more is judged', () => {
    const run = new LessonRun(lesson);
    play(run, lesson.solution);
    expect(play(run, lesson.mistake)).toEqual({ kind: 'nothing' });
  });

  test('it names rules that exist', () => {
    for (const rule of lesson.rules) expect(RULE_NUMBERS).toContain(rule);
  });

  test('what matters lies in the part that is shown', () => {
    const { position } = new LessonRun(lesson).playground;
    const shown = (name: string) => {
      const [column, row] = [name.charCodeAt(0), Number(name.slice(1))];
      const [left, top] = [lesson.from.charCodeAt(0), Number(lesson.from.slice(1))];
      const [right, bottom] = [lesson.to.charCodeAt(0), Number(lesson.to.slice(1))];
      return column >= left && column <= right && row >= top && row <= bottom;
    };
    for (const at of lesson.pointed ?? []) expect(shown(at), at).toBe(true);
    if ('press' in lesson.solution) expect(shown(lesson.solution.press)).toBe(true);
    expect(position.cast.length).toBeGreaterThan(0);
  });
});
