import { useId, useState } from 'preact/hooks';
import { LONGEST_NAME, LONGEST_NAME_UNITS, nameIn, type TextFault } from '../../protocol/index.ts';
import { t } from '../i18n/index.ts';

/** Why a text is not taken. */
export const faultText = (why: TextFault, longest = LONGEST_NAME): string =>
  t(`shell.text.${why}`, { count: longest });

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  /** Takes the name in its normal form, or '' where there shall be none. */
  readonly take: (name: string) => void;
  /** It is taken letter by letter, not only when it is done. */
  readonly atOnce?: boolean;
  /** What else speaks against a name here. */
  readonly against?: (name: string) => string | undefined;
  readonly class?: string;
}

/** Where a name is written. One that can't be is not taken, and it is said why. */
export function NameField({ label, value, placeholder, take, atOnce, against, ...more }: NameFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const problemOf = (text: string): string | undefined => {
    if (text.trim() === '') return undefined;
    const name = nameIn(text);
    return name.ok ? against?.(name.text) : faultText(name.why);
  };
  const taken = (text: string): boolean => {
    if (problemOf(text) !== undefined) return false;
    const name = nameIn(text);
    take(name.ok ? name.text : '');
    return true;
  };
  const problem = problemOf(typed ?? value);
  return (
    <span class="name-field">
      <input
        class="field"
        {...more}
        autocomplete="nickname"
        maxLength={LONGEST_NAME_UNITS}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={id}
        placeholder={placeholder}
        value={typed ?? value}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (atOnce) taken(currentTarget.value);
        }}
        onChange={({ currentTarget }) => {
          if (taken(currentTarget.value)) setTyped(undefined);
        }}
      />
      <small id={id} aria-live="polite">
        {problem}
      </small>
    </span>
  );
}
