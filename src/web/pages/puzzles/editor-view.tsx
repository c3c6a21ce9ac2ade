import './level.css';
import './walk-bar.css';
import './supply.css';
import './editor.css';
import { useComputed } from '@preact/signals';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { Button, Dialog, go, linkTo, MalformedNote, useTitle } from '../../app/index.ts';
import { type BoardGestures, Icon } from '../../board/index.ts';
import { play as playSound, upright } from '../../device/index.ts';
import { Frame, followDrag, Refusal, spaceUnder, useKeys, WrongLine } from '../../frame/index.ts';
import { t } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import {
  type Draft,
  draftLevel,
  Editor,
  EMPTY_DRAFT,
  namesOf,
  SolvabilityWatch,
  SolverClient,
} from '../../puzzle/index.ts';
import { PuzzleBoard } from './board-area.tsx';
import { pressEditorKey } from './editor-keys.ts';
import { EditorSide } from './editor-side.tsx';
import { refusalLine } from './editor-words.ts';
import { keepDraft } from './own-levels.ts';
import { PuzzleStrip } from './puzzle-strip.tsx';
import { copy, linkAddress, saveLevel } from './share.ts';

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
  useKeys((event) => pressEditorKey(editor, event));
  useLayoutEffect(() => {
    let first = true;
    const end = editor.draft.subscribe((draft) => {
      if (!first) keepDraft(id, draft);
      first = false;
    });
    return () => {
      end();
      watch.close();
    };
  }, [editor, watch, id]);
  const tryIt = (): void => {
    keepDraft(id, editor.draft.peek());
    go(linkTo('puzzles', 'own', id));
  };
  return (
    <Frame class="puzzle editor" data-editor={id}>
      <PuzzleStrip back={linkTo('puzzles')} title={t('puzzles.editor')} />
      <div class="frame-main">
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
    </Frame>
  );
}

function EditorBoard({ editor }: { readonly editor: Editor }) {
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
    <PuzzleBoard
      name={editor.draft.value.name || t('puzzles.level.unnamed')}
      names={namesOf(editor.parts.peek(), upright)}
      scene={editor.scene.value}
      marks={editor.marks.value}
      gestures={gestures}
      onPointerDown={onPointerDown}
    />
  );
}

function EditorBar({ editor }: { readonly editor: Editor }) {
  const refused = editor.refused.value;
  const tool = useComputed(() => editor.tool.value).value;
  const turnable = tool === 'monster' || tool === 'pool-4x1' || tool.startsWith('teleporter');
  return (
    <section class="panel action-bar" aria-label={t('puzzles.editor')}>
      <div class="refusal-place" role="alert">
        {refused !== undefined && (
          <Refusal text={refusalLine(refused, namesOf(editor.parts.value, upright))} />
        )}
      </div>
      <p class="puzzle-says">{t(`puzzles.editor.say.${sayOf(tool)}`)}</p>
      <div class="action-buttons">
        {turnable && (
          <Button icon="rotate" text={t('puzzles.turn')} class="small" keys="R" onClick={() => editor.turn()}>
            <kbd>R</kbd>
          </Button>
        )}
        <Button
          icon="undo"
          text={t('puzzles.undo')}
          class="small"
          keys="Z"
          disabled={!editor.canUndo.value}
          onClick={() => editor.undo()}
        />
        <button
          type="button"
          class="btn small"
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
    <Dialog title={t('shell.share')} onClose={onClose}>
      {read.ok ? (
        <div class="share-acts">
          <Button
            icon="link"
            text={t('puzzles.share.level')}
            class="primary"
            onClick={() => void copy(linkAddress(read.value))}
          />
          <Button icon="book" text={t('puzzles.share.file')} onClick={() => saveLevel(read.value)} />
        </div>
      ) : (
        <WrongLine>
          <MalformedNote wrong={read} />
        </WrongLine>
      )}
    </Dialog>
  );
}
