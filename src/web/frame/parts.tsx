import type { ComponentChildren } from 'preact';
import { linkTo } from '../app/index.ts';
import { Icon } from '../board/index.ts';
import { t } from '../i18n/index.ts';

interface SpeedsProps<T extends number> {
  readonly speeds: readonly T[];
  readonly now: number;
  readonly choose: (speed: T) => void;
  /** One button goes through them all. */
  readonly inOne?: boolean;
}

/** How fast something is shown. */
export function Speeds<T extends number>({ speeds, now, choose, inOne = false }: SpeedsProps<T>) {
  const all: readonly number[] = speeds;
  const after = speeds[(all.indexOf(now) + 1) % speeds.length]!;
  return (
    <fieldset class="speeds" aria-label={t('table.speed', { speed: now })}>
      {speeds
        .filter((speed) => !inOne || speed === now)
        .map((speed) => (
          <button
            type="button"
            class={`chip num ${speed === now ? 'on' : ''}`}
            aria-pressed={inOne ? undefined : speed === now}
            aria-label={t('table.speed', { speed })}
            onClick={() => choose(inOne ? after : speed)}
            key={speed}
          >
            {speed}×
          </button>
        ))}
    </fieldset>
  );
}

interface RefusalProps {
  readonly text: string;
  readonly reason?: string;
  readonly rule?: string;
  /** How the link to the rule is called, if not by its number. */
  readonly link?: string;
}

/** What is not allowed, in words, with the rule as a link. */
export const Refusal = ({ text, reason, rule, link = rule }: RefusalProps) => (
  <p class="refusal" data-rule={rule} data-reason={reason}>
    <Icon name="warn" class="small" />
    <span>
      {text} {rule !== undefined && <a href={linkTo('rules', rule)}>{link}</a>}
    </span>
  </p>
);

/** What went wrong, in a line of its own. */
export const WrongLine = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="panel wrong" role="alert">
    <Icon name="warn" />
    <div>{children}</div>
  </div>
);

interface FileButtonProps {
  readonly icon: string;
  readonly text: string;
  /** The kinds of files, as the browser's dialog wants them. */
  readonly accept: string;
  readonly class?: string;
  readonly onFile: (file: File) => void;
}

export const FileButton = ({ icon, text, accept, class: name = '', onFile }: FileButtonProps) => (
  <label class={`btn file-button ${name}`}>
    <Icon name={icon} />
    {text}
    <input
      type="file"
      accept={accept}
      class="unseen"
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file !== undefined) onFile(file);
        currentTarget.value = '';
      }}
    />
  </label>
);
