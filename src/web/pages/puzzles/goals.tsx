import type { Level } from '../../../puzzles/index.ts';
import { FigureIcon, Icon } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import type { Parts } from '../../puzzle/index.ts';

interface GoalsProps {
  readonly level: Level;
  readonly parts: Parts;
  /** Figures eaten so far in the walk that is shown. */
  readonly eaten: ReadonlySet<string>;
}

/** P3: whom it shall eat, and whom it shall spare. Those eaten are crossed out. */
export function Goals({ level, parts, eaten }: GoalsProps) {
  return (
    <div class="goals">
      <div class="goal eat">
        <b>
          <Teeth />
          {t('puzzles.goal.eat', { count: level.enemies.length })}
        </b>
        <Faces ids={level.enemies} parts={parts} eaten={eaten} />
      </div>
      <div class="goal safe">
        <b>
          <Icon name="check" />
          {t('puzzles.goal.save', { count: level.own.length })}
        </b>
        <Faces ids={level.own} parts={parts} eaten={eaten} />
      </div>
    </div>
  );
}

export const Teeth = ({ class: name = '' }: { readonly class?: string }) => (
  <svg class={`glyph ${name}`} viewBox="0 0 24 24" aria-hidden="true">
    <use href="#bite" />
  </svg>
);

interface FacesProps {
  readonly ids: readonly string[];
  readonly parts: Parts;
  readonly eaten: ReadonlySet<string>;
}

const Faces = ({ ids, parts, eaten }: FacesProps) => (
  <span class="goal-faces" aria-hidden="true">
    {ids.map((id) => {
      const { colour, number } = parts.get(id)!;
      return (
        <FigureIcon colour={colour} number={number} size={28} class={eaten.has(id) ? 'eaten' : ''} key={id} />
      );
    })}
  </span>
);
