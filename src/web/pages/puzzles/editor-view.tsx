import './level.css';
import './editor.css';
import { useComputed } from '@preact/signals';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { COLUMNS, ROWS, type Target } from '../../../rules/index.ts';
import { Dialog, go, linkTo, openMenu, useTitle } from '../../app/index.ts';
import { Board, type BoardGestures, Icon } from '../../board/index.ts';
import { t as core, language, puzzlesText } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { namesOf } from '../../puzzle/cast.ts';
import { type Draft, draftLevel, EMPTY_DRAFT } from '../../puzzle/draft.ts';
import { Editor } from '../../puzzle/editor.ts';
import { SolvabilityWatch } from '../../puzzle/solvability.ts';
import { SolverClient } from '../../puzzle/solver-client.ts';
import { upright } from '../../screen.ts';
import { play as playSound } from '../../sound.ts';
import { speakPuzzleSpace } from './board-area.tsx';
import { followDrag, spaceUnder } from './dragging.ts';
import { pressEditorKey } from './editor-keys.ts';
import { EditorSide } from './editor-side.tsx';
import { refusalLine } from './editor-words.ts';
import { keepDraft } from './own-levels.ts';
import { copy, linkAddress, saveLevel } from './share.ts';

const { t } = puzzlesText;

interface EditorViewProps {
  readonly id: string;
  readonly begin: Draft | undefined;
}

/** Building a level. What is built is kept on the device after every change. */
export function EditorView({ id, begin }: EditorViewProps) {
  const editor = useMemo(
    () =>
      new Editor(
        begin ?? { ...EMPTY_DRAFT, author: kept.settings.value.peek().name ?? '' },
        kept.monster.value.peek().kit,
      ),
    [id],
  );
  const watch = useMemo(() => new SolvabilityWatch(editor.draft, new SolverClient()), [editor]);
  const [sharing, setSharing] = useState(false);
  useTitle(t('puzzles.editor'));
  // Keys work as soon as the hall is seen.
  useLayoutEffect(() => {
    let first = true;
    const end = editor.draft.subscribe((draft) => {
      if (!first) keepDraft(id, draft);
      first = false;
    });
    const onKey = (event: KeyboardEvent): void => {
      if (!pressEditorKey(editor, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      end();
      removeEventListener('keydown', onKey, { capture: true });
      watch.close();
    };
  }, [editor, watch, id]);
  const tryIt = (): void => {
    keepDraft(id, editor.draft.peek());
    go(linkTo('puzzles', 'own', id));
  };
  return (
    <div class={`pz pz-editor ${upright.value ? 'upright' : ''}`} data-editor={id}>
      <div class="pz-strip">
        <a class="btn icon ghost" href={linkTo('puzzles')} aria-label={t('puzzles.back')}>
          <Icon name="undo" />
        </a>
        <b class="dsp" aria-hidden="true">
          {t('puzzles.editor')}
        </b>
        <button type="button" class="btn icon" aria-label={core('shell.menu')} onClick={openMenu}>
          <Icon name="menu" />
        </button>
      </div>
      <div class="pz-main">
        <EditorBoard editor={editor} />
        <EditorBar editor={editor} />
      </div>
      <EditorSide
        editor={editor}
        watch={watch}
        onTry={tryIt}
        onShare={() => setSharing(true)}
        onShow={(downs) => {
          keepDraft(id, editor.draft.peek());
          const read = draftLevel(editor.draft.peek());
          if (read.ok) go(linkAddress(read.value, downs).replace(/^[^#]*/, ''));
        }}
      />
      {sharing && <ShareOwn editor={editor} watch={watch} onClose={() => setSharing(false)} />}
    </div>
  );
}

function EditorBoard({ editor }: { readonly editor: Editor }) {
  const scene = editor.scene.value;
  const marks = editor.marks.value;
  const spoken = language.value;
  const describe = useMemo(
    () => (at: Target) => speakPuzzleSpace(at, scene, marks, namesOf(editor.parts.peek())),
    [scene, marks, spoken, editor],
  );
  const gestures = useMemo(
    (): BoardGestures => ({
      onPress: (at) => {
        if (at === 'entrance' || at === 'out') return;
        editor.press(at);
        playSound(editor.refused.peek() === undefined ? 'place' : 'refuse');
      },
      onPoint: (at) => editor.point(at),
      onCursor: (at) => editor.point(at),
    }),
    [editor],
  );
  const onPointerDown = (event: PointerEvent): void => {
    const from = spaceUnder(event.clientX, event.clientY);
    if (from === undefined || editor.tool.peek() === 'use' || !editor.isTaken(from)) return;
    followDrag(
      event,
      {
        onBegin: () => {},
        onOver: (at) => editor.point(at),
        onDrop: (to) => {
          editor.point(undefined);
          editor.move(from, to);
        },
        onCancel: () => {},
      },
      { onBoard: true },
    );
  };
  return (
    <div class="pz-bw" onPointerDownCapture={onPointerDown}>
      <Board
        scene={scene}
        marks={marks}
        gestures={gestures}
        upright={upright.value}
        label={t('puzzles.board', {
          name: editor.draft.value.name || t('puzzles.level.unnamed'),
          columns: COLUMNS.length,
          rows: ROWS.length,
        })}
        describe={describe}
        class="pz-board"
      />
    </div>
  );
}

function EditorBar({ editor }: { readonly editor: Editor }) {
  const refused = editor.refused.value;
  const tool = useComputed(() => editor.tool.value).value;
  const turnable = tool === 'monster' || tool === 'pool-4x1' || tool.startsWith('teleporter');
  return (
    <section class="panel pz-bar" aria-label={t('puzzles.editor')}>
      <div class="pz-refusal-place" role="alert">
        {refused !== undefined && (
          <p class="pz-refusal">
            <Icon name="warn" />
            <span>{refusalLine(refused, namesOf(editor.parts.value))}</span>
          </p>
        )}
      </div>
      <p class="pz-say">{t(`puzzles.editor.say.${sayOf(tool)}`)}</p>
      <div class="pz-buttons">
        {turnable && (
          <button type="button" class="btn sm" aria-keyshortcuts="R" onClick={() => editor.turn()}>
            <Icon name="rotate" />
            <span>{t('puzzles.turn')}</span> <kbd>R</kbd>
          </button>
        )}
        <button
          type="button"
          class="btn sm"
          aria-keyshortcuts="Z"
          disabled={!editor.canUndo.value}
          onClick={() => editor.undo()}
        >
          <Icon name="undo" />
          <span>{t('puzzles.undo')}</span>
        </button>
        <button
          type="button"
          class="btn sm"
          aria-label={t('puzzles.clear')}
          onClick={() => {
            const { name, author } = editor.draft.peek();
            editor.replace({ ...EMPTY_DRAFT, name, author });
          }}
        >
          <Icon name="trash" />
        </button>
      </div>
    </section>
  );
}

const sayOf = (tool: string) =>
  tool === 'monster' || tool === 'use' || tool === 'erase'
    ? tool
    : tool === 'own' || tool === 'enemy'
      ? 'figure'
      : 'tile';

interface ShareOwnProps {
  readonly editor: Editor;
  readonly watch: SolvabilityWatch;
  readonly onClose: () => void;
}

/** A level with what was found about it: its smallest solutions make stars and hints. */
function ShareOwn({ editor, watch, onClose }: ShareOwnProps) {
  const state = watch.state.value;
  const smallest =
    state.kind === 'found' && state.solutions.length > 0 ? state.solutions.slice(0, 1) : undefined;
  const read = draftLevel(editor.draft.value, smallest);
  return (
    <Dialog title={t('puzzles.share.title')} onClose={onClose}>
      {read.ok ? (
        <div class="pz-share-acts">
          <button type="button" class="btn primary" onClick={() => void copy(linkAddress(read.value))}>
            <Icon name="link" />
            {t('puzzles.share.level')}
          </button>
          <button type="button" class="btn" onClick={() => saveLevel(read.value)}>
            <Icon name="book" />
            {t('puzzles.share.file')}
          </button>
        </div>
      ) : (
        <p class="panel pz-wrong" role="alert">
          <Icon name="warn" />
          <span>{read.message}</span>
        </p>
      )}
    </Dialog>
  );
}
