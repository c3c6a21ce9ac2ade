import { readFileSync } from 'node:fs';
import { computed } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { writePosition } from '../../rules/notation/index.ts';
import { replayRecords } from '../../rules/records/index.ts';
import { isBroken, type PlayedRecord, playRecords } from './batches.ts';
import { ReplayController } from './replay-controller.ts';
import { settled } from './table.fixture.ts';

const KIT = { legs: 'paws', body: 'fur', arms: 'claws', head: 'maw', skin: 'teal' };
const text = (name: string): string =>
  readFileSync(new URL(`../../../test/corpus/${name}`, import.meta.url), 'utf8');

function records(name: string): readonly PlayedRecord[] {
  const read = playRecords(text(name));
  if (isBroken(read)) throw new Error(read.message);
  return read;
}

const controllerOf = (record: PlayedRecord): ReplayController => {
  const controller = new ReplayController(
    record,
    computed(() => KIT),
  );
  controller.playback.animator = { animate: () => Promise.resolve() };
  return controller;
};

describe.each(['basic-6.ffr', 'experienced-7.ffr', 'several.ffr', 'going-on.ffr'])('%s', (name) => {
  test('played through, it ends as the rules say', async () => {
    const played = replayRecords(text(name));
    if (!played.ok) throw new Error(played.message);
    for (const [i, record] of records(name).entries()) {
      const controller = controllerOf(record);
      await controller.play();
      expect(controller.atEnd.value).toBe(true);
      expect(controller.playing.value).toBe(false);
      expect(writePosition(controller.shown.value.game.position)).toBe(
        writePosition(played.value[i]!.game.position),
      );
    }
  });

  test('jumped about in, it stands as when it is played', async () => {
    const [record] = records(name);
    const stepped = controllerOf(record!);
    const jumped = controllerOf(record!);
    for (let step = 1; step <= Math.min(40, stepped.steps.length); step++) {
      await stepped.on();
      jumped.goTo(step);
      expect(stepped.at.value).toBe(step);
      expect(jumped.scene.value.monster).toEqual(stepped.scene.value.monster);
      expect(writePosition(jumped.shown.value.game.position)).toBe(
        writePosition(stepped.shown.value.game.position),
      );
    }
  });
});

test('a line of the list leads to its step, and the step to its line', () => {
  const controller = controllerOf(records('basic-6.ffr')[0]!);
  const walk = controller.log.find(({ kind }) => kind === 'walk')!;
  controller.goToLine(walk);
  expect(controller.line.value).toBe(walk);
  expect(controller.steps[controller.at.value - 1]!.kind).toBe('walk');
  controller.back();
  expect(controller.line.value).toMatchObject({ kind: 'move' });
});

test('the analysis prices every card left where the monster moves, and names the one that came', () => {
  const controller = controllerOf(records('basic-6.ffr')[0]!);
  controller.analysing.value = true;
  expect(controller.analysis.value).toBeUndefined();
  const walk = controller.steps.findIndex(({ kind }) => kind === 'walk');
  controller.goTo(walk);
  const { card, forecast } = controller.analysis.value!;
  const priced = forecast.cards.find((other) => other.card === card)!;
  expect(controller.marks.value.stops).toHaveLength(forecast.cards.length);
  controller.goTo(walk + 1);
  expect(controller.analysis.value!.card).toBe(card);
  expect(controller.scene.value.monster.at).toBe(priced.at);
});

test('a jump ends what is being played', async () => {
  const controller = controllerOf(records('basic-6.ffr')[0]!);
  const playing = controller.play();
  await settled();
  controller.goTo(3);
  await playing;
  await settled();
  expect(controller.at.value).toBe(3);
  expect(controller.playing.value).toBe(false);
});

describe('records that can’t be replayed', () => {
  const header =
    '{"format":"fearsome-floors/1","mode":"basic","players":["green","red"],"start":"green","longer":false}';
  test.each([
    ['no JSON', 'hello', 1, 'bad-json'],
    ['a move of somebody else', `${header}\n{"move":"red-1","path":"i"}`, 2, 'G2'],
    ['a path over the edge', `${header}\n{"move":"green-2","path":"ie"}`, 2, 'F4'],
    ['a card too early', `${header}\n\n{"card":"5"}`, 3, 'G1'],
    ['an unknown line', `${header}\n{"dance":true}`, 2, 'bad-record'],
  ])('%s: the line and the rule are named', (_, record, line, code) => {
    expect(playRecords(record)).toMatchObject({ ok: false, line, code });
  });
});
