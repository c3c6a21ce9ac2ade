import { describe, expect, test } from 'vitest';
import { placeName, RULE_NUMBERS, type Target } from '../../../rules/index.ts';
import { READER } from '../../playground/index.ts';
import { type Answer, LessonRun } from './lesson-run.ts';
import { LESSON_IDS, LESSONS, type Lesson } from './lessons.ts';

function play(run: LessonRun, which: 'right' | 'wrong'): Answer {
  const { task } = run.lesson;
  if (task.kind === 'predict') return run.press(task[which]);
  return run.follow(task[which]);
}

describe.each(LESSON_IDS)('%s', (id) => {
  const lesson: Lesson = LESSONS[id];

  test('its solution is right', () => {
    const answer = play(new LessonRun(lesson), 'right');
    expect(answer).toMatchObject({ kind: 'done', verdict: 'right' });
  });

  test('its mistake is not, and a second try may be', () => {
    const run = new LessonRun(lesson);
    const answer = play(run, 'wrong');
    if (answer.kind === 'done') expect(answer.verdict).toBe('wrong');
    else expect(answer.kind).toBe('refused');
    expect(run.verdict).not.toBe('right');
    run.restart();
    expect(play(run, 'right')).toMatchObject({ kind: 'done', verdict: 'right' });
  });

  test('one press is enough: its figure is chosen, and goes where the solution leads', () => {
    if (lesson.task.kind !== 'move') return;
    const run = new LessonRun(lesson);
    expect(run.playground.chosen).toBe(run.mover);
    const solved = new LessonRun(lesson);
    solved.follow(lesson.task.right);
    const end = placeName(solved.playground.position.placeOf(solved.mover!)) as Target;
    expect(run.press(end)).toMatchObject({ kind: 'done', verdict: 'right' });
  });

  test('after its end nothing more is judged', () => {
    const run = new LessonRun(lesson);
    play(run, 'right');
    expect(play(run, 'wrong')).toEqual({ kind: 'nothing' });
  });

  test('it names rules that exist', () => {
    for (const rule of lesson.rules) expect(RULE_NUMBERS).toContain(rule);
  });

  test('what matters lies in the part that is shown', () => {
    const { position } = new LessonRun(lesson).playground;
    const shown = (name: string) => {
      const [column, row] = [name.charCodeAt(0), Number(name.slice(1))];
      const [from, to] = lesson.part;
      const [left, top] = [from.charCodeAt(0), Number(from.slice(1))];
      const [right, bottom] = [to.charCodeAt(0), Number(to.slice(1))];
      return column >= left && column <= right && row >= top && row <= bottom;
    };
    for (const at of lesson.pointed ?? []) expect(shown(at), at).toBe(true);
    if (lesson.task.kind === 'predict') expect(shown(lesson.task.right)).toBe(true);
    expect(position.cast.filter(({ owner }) => owner === READER)).toHaveLength(1);
  });
});
