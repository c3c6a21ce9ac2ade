import './verdict.css';
import type { Downs } from '../../../puzzles/index.ts';
import { looseTile, SUPPLY_KINDS, type SupplyKind } from '../../../rules/index.ts';
import { Button, malformedText } from '../../app/index.ts';
import { FigureIcon, Icon, MonsterIcon, TileIcon } from '../../board/index.ts';
import { percentText, sentencesText, t } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import {
  type Editor,
  MOST_COUNTED,
  type Solvability,
  type SolvabilityWatch,
  TOOLS,
  type Tool,
} from '../../puzzle/index.ts';
import { TOOL_KEYS } from './editor-keys.ts';
import { heapName, toolName } from './editor-words.ts';
import { Teeth } from './goals.tsx';

interface EditorSideProps {
  readonly editor: Editor;
  readonly watch: SolvabilityWatch;
  readonly onTry: () => void;
  readonly onShare: () => void;
  readonly onShow: (downs: Downs) => void;
}

export function EditorSide({ editor, watch, onTry, onShare, onShow }: EditorSideProps) {
  const state = watch.state.value;
  const whole = state.kind !== 'no-enemy' && state.kind !== 'lone-pair' && state.kind !== 'not-yet';
  return (
    <aside class="frame-side">
      <NamePanel editor={editor} />
      <ToolPanel editor={editor} />
      <SupplyPanel editor={editor} />
      <StatePanel state={state} watch={watch} onShow={onShow} />
      <div class="level-acts editor-acts">
        <Button icon="share" text={t('shell.share')} disabled={!whole} onClick={onShare} />
        <Button
          icon="play"
          text={t('puzzles.editor.test')}
          class="primary"
          disabled={!whole}
          onClick={onTry}
        />
      </div>
    </aside>
  );
}

/** Longer names do not fit anywhere. */
const LONGEST_NAME = 40;

function NamePanel({ editor }: { readonly editor: Editor }) {
  const { name, author } = editor.draft.value;
  return (
    <section class="panel editor-names">
      <h1 class="unseen">{t('puzzles.editor')}</h1>
      <label>
        <span>{t('puzzles.editor.name')}</span>
        <input
          class="field"
          maxLength={LONGEST_NAME}
          value={name}
          placeholder={t('puzzles.level.unnamed')}
          onInput={({ currentTarget: { value } }) => editor.rename({ name: value })}
        />
      </label>
      <label>
        <span>{t('puzzles.editor.author')}</span>
        <input
          class="field"
          maxLength={LONGEST_NAME}
          value={author}
          onInput={({ currentTarget: { value } }) => editor.rename({ author: value })}
        />
      </label>
    </section>
  );
}

function ToolPanel({ editor }: { readonly editor: Editor }) {
  const chosen = editor.tool.value;
  const { mayUse } = editor.draft.value;
  return (
    <section class="panel editor-tools" aria-label={t('puzzles.editor.tools')}>
      <h2>{t('puzzles.editor.tools')}</h2>
      <div class="tool-list">
        {TOOLS.map((tool, index) => (
          <button
            type="button"
            class={`tool ${tool === chosen ? 'on' : ''}`}
            aria-pressed={tool === chosen}
            aria-label={toolName(tool)}
            aria-keyshortcuts={TOOL_KEYS[index]}
            title={toolName(tool)}
            data-tool={tool}
            onClick={() => editor.choose(tool)}
            key={tool}
          >
            <ToolIcon tool={tool} turns={tool === chosen ? editor.turns.value : 0} />
          </button>
        ))}
      </div>
      <p class="tool-name">
        <b>{toolName(chosen)}</b>
      </p>
      {(chosen === 'use' || mayUse !== undefined) && (
        <p class="editor-use row">
          <span class="muted">
            {mayUse === undefined
              ? t('puzzles.editor.use.all')
              : t('puzzles.editor.use.some', { count: mayUse.length })}
          </span>
          {mayUse !== undefined && (
            <Button text={t('puzzles.editor.use.reset')} class="small" onClick={() => editor.allowAll()} />
          )}
        </p>
      )}
    </section>
  );
}

function ToolIcon({ tool, turns }: { readonly tool: Tool; readonly turns: number }) {
  switch (tool) {
    case 'monster':
      return <MonsterIcon kit={kept.monster.value.value.kit} />;
    case 'enemy':
      return <FigureIcon colour="red" />;
    case 'own':
      return <FigureIcon colour="green" />;
    case 'erase':
      return <Icon name="trash" />;
    case 'use':
      return (
        <svg viewBox="0 0 24 24" class="glyph" aria-hidden="true">
          <rect
            x="3"
            y="3"
            width="18"
            height="18"
            rx="4"
            fill="none"
            stroke="currentColor"
            stroke-width="2"
            stroke-dasharray="4 3"
          />
        </svg>
      );
    default:
      return <TileIcon tile={looseTile(tool, turns)} />;
  }
}

function SupplyPanel({ editor }: { readonly editor: Editor }) {
  const { supply, bait } = editor.draft.value;
  return (
    <section class="panel editor-supply" aria-label={t('puzzles.editor.supply')}>
      <h2>{t('puzzles.editor.supply')}</h2>
      <ul>
        {SUPPLY_KINDS.map((kind) => (
          <Stepper editor={editor} what={kind} count={supply[kind] ?? 0} key={kind} />
        ))}
        <Stepper editor={editor} what="bait" count={bait} />
      </ul>
    </section>
  );
}

interface StepperProps {
  readonly editor: Editor;
  readonly what: SupplyKind | 'bait';
  readonly count: number;
}

function Stepper({ editor, what, count }: StepperProps) {
  const piece = what === 'bait' ? t('puzzles.editor.bait') : heapName(what);
  return (
    <li class={count > 0 ? 'some' : ''} data-give={what}>
      <span class="editor-supply-icon" title={piece}>
        {what === 'bait' ? <FigureIcon colour="green" /> : <TileIcon tile={looseTile(what)} />}
      </span>
      <button
        type="button"
        class="btn icon small"
        aria-label={t('puzzles.editor.less', { piece })}
        disabled={count === 0}
        onClick={() => editor.give(what, -1)}
      >
        −
      </button>
      <b class="num" role="status" aria-label={`${piece}: ${count}`}>
        {count}
      </b>
      <button
        type="button"
        class="btn icon small"
        aria-label={t('puzzles.editor.more', { piece })}
        onClick={() => editor.give(what, 1)}
      >
        +
      </button>
    </li>
  );
}

interface StatePanelProps {
  readonly state: Solvability;
  readonly watch: SolvabilityWatch;
  readonly onShow: (downs: Downs) => void;
}

/** Whether it can be solved, and in how many ways. */
function StatePanel({ state, watch, onShow }: StatePanelProps) {
  const solvable = state.kind === 'found' && state.solutions.length > 0;
  const bad = state.kind === 'found' && state.solutions.length === 0;
  return (
    <section
      class={`panel verdict ${solvable ? 'solved' : bad ? 'failed' : ''}`}
      data-solvability={state.kind}
    >
      <span class="verdict-badge">
        {solvable ? <Icon name="check" /> : bad ? <Teeth /> : <Icon name="hint" />}
      </span>
      <div>
        <h2>{t('puzzles.editor.state')}</h2>
        <p role="status">{stateText(state)}</p>
        {state.kind === 'searching' && (
          <progress max={1} value={state.progress.done} aria-label={t('puzzles.editor.state')} />
        )}
        <p class="editor-state-acts">
          {state.kind === 'searching' && (
            <Button text={t('puzzles.editor.stop')} class="small" onClick={() => watch.stop()} />
          )}
          {(state.kind === 'stopped' || state.kind === 'failed') && (
            <Button
              text={t('puzzles.editor.search-again')}
              class="small"
              onClick={() => void watch.search()}
            />
          )}
          {solvable && (
            <Button
              icon="eye"
              text={t('puzzles.editor.show')}
              class="small"
              onClick={() => onShow(state.solutions[0]!)}
            />
          )}
        </p>
      </div>
    </section>
  );
}

function stateText(state: Solvability): string {
  switch (state.kind) {
    case 'no-enemy':
      return t('puzzles.editor.no-enemy');
    case 'lone-pair':
      return t('puzzles.editor.pair-lone', { pair: state.pair });
    case 'not-yet':
      return malformedText(state.why);
    case 'searching':
      return sentencesText([
        t('puzzles.editor.solving', { percent: percentText(state.progress.done) }),
        t('puzzles.editor.walks', { count: state.progress.walks }),
      ]);
    case 'stopped':
      return t('puzzles.editor.stopped');
    case 'failed':
      return t('puzzles.editor.failed');
    case 'found':
      return foundText(state);
  }
}

function foundText({ solutions, all }: Extract<Solvability, { kind: 'found' }>): string {
  const [smallest] = solutions;
  if (smallest?.length === 0) return t('puzzles.editor.nothing-needed');
  const count = solutions.length;
  if (!all) return t('puzzles.editor.many', { count: Math.min(count, MOST_COUNTED) });
  const said = t('puzzles.editor.solutions', { count });
  if (smallest === undefined) return said;
  return sentencesText([said, t('puzzles.editor.spare', { count: smallest.length })]);
}
