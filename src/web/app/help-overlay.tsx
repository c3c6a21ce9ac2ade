import './style/help.css';
import { type TextKey, t } from '../i18n/index.ts';
import { Dialog } from './dialogs.tsx';

/** What the keys do, as the board, the table and the study have it. */
const GROUPS = [
  [
    'shell.help.board',
    [
      [['N'], 'shell.help.next'],
      [['←', '↑', '↓', '→'], 'shell.help.walk'],
      [['⇧', '←', '↑', '↓', '→'], 'shell.help.cursor'],
      [['↵'], 'shell.help.enter'],
      [['shell.key.esc'], 'shell.help.escape'],
      [['O'], 'shell.help.way'],
      [['S'], 'shell.help.stay'],
      [['Z', '⌫'], 'shell.help.undo'],
      [['Y', '⇧Z'], 'shell.help.redo'],
      [['F'], 'shell.help.forecast'],
      [['W'], 'shell.help.why'],
      [['A'], 'shell.help.again'],
      [[',', '.'], 'shell.help.look-back'],
    ],
  ],
  [
    'shell.help.showing',
    [
      [['␣'], 'shell.help.pause'],
      [['.'], 'shell.help.one-step'],
      [['shell.key.end'], 'shell.help.skip'],
      [['1', '2', '4'], 'shell.help.speed'],
    ],
  ],
  ['shell.help.placing', [[['R'], 'shell.help.turn']]],
  [
    'shell.help.study',
    [
      [['←', '→'], 'shell.help.step'],
      [['shell.key.home', 'shell.key.end'], 'shell.help.ends'],
      [['␣'], 'shell.help.play'],
      [['1', '2', '4'], 'shell.help.speed'],
      [['A'], 'shell.help.analysis'],
    ],
  ],
  [
    'shell.help.puzzles',
    [
      [['1', '…', '9'], 'shell.help.piece'],
      [['R'], 'shell.help.turn'],
      [['shell.key.del'], 'shell.help.take-back'],
      [['Z'], 'shell.help.undo'],
      [['X'], 'shell.help.clear'],
      [['F'], 'shell.help.footprints'],
      [['H'], 'shell.help.hint'],
      [['W'], 'shell.let-walk'],
      [[',', '.'], 'shell.help.step'],
      [['shell.key.esc'], 'shell.help.escape'],
    ],
  ],
  [
    'shell.help.everywhere',
    [
      [['shell.key.tab'], 'shell.help.tab'],
      [['?'], 'shell.help.this'],
    ],
  ],
] as const satisfies readonly (readonly [TextKey, readonly (readonly [readonly string[], TextKey])[]])[];

/** Keys with a word on them are called as on the reader's keyboard. */
const capOf = (key: string): string => (isNamed(key) ? t(key) : key);
const isNamed = (key: string): key is Extract<TextKey, `shell.key.${string}`> => key.startsWith('shell.key.');

export function Help({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t('shell.help.title')} onClose={onClose} class="help">
      <div class="help-groups">
        {GROUPS.map(([title, rows]) => (
          <section key={title}>
            <h3>{t(title)}</h3>
            <dl>
              {rows.map(([keys, text]) => (
                <div key={text}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{capOf(key)}</kbd>
                    ))}
                  </dt>
                  <dd>{t(text)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p class="muted">{t('shell.help.touch')}</p>
    </Dialog>
  );
}
