import type { ComponentChildren } from 'preact';

interface ChoiceProps<T> {
  readonly group: string;
  readonly value: T;
  readonly chosen: T;
  readonly choose: () => void;
  /** Its name, where it shows a picture only. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** One of several, to be put into a `.choices`. */
export function Choice<T extends string>({ group, value, chosen, choose, label, children }: ChoiceProps<T>) {
  return (
    <label class="choice">
      <input
        type="radio"
        name={group}
        value={value}
        checked={value === chosen}
        aria-label={label}
        title={label}
        onChange={choose}
      />
      <span class="btn">{children}</span>
    </label>
  );
}

interface ChoicesProps<T> {
  readonly group: string;
  readonly of: readonly T[];
  readonly chosen: T;
  readonly choose: (one: T) => void;
  readonly show: (one: T) => ComponentChildren;
  /** What each is called, where only a picture is shown. */
  readonly label?: (one: T) => string;
  readonly class?: string;
}

/** One of several, all of them seen. */
export function Choices<T extends string | number>(props: ChoicesProps<T>) {
  const { group, of, chosen, choose, show, label, class: name } = props;
  return (
    <div class={name === undefined ? 'choices' : `choices ${name}`}>
      {of.map((one) => (
        <Choice
          key={one}
          group={group}
          value={String(one)}
          chosen={String(chosen)}
          choose={() => choose(one)}
          {...(label !== undefined && { label: label(one) })}
        >
          {show(one)}
        </Choice>
      ))}
    </div>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly on: boolean;
  readonly flip: (on: boolean) => void;
  readonly text: string;
  readonly more?: string;
  readonly disabled?: boolean;
}

/** On or off. */
export function Switch({ name, on, flip, text, more, disabled = false }: SwitchProps) {
  return (
    <label class="switch row">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        name={name}
        checked={on}
        disabled={disabled}
        onChange={({ currentTarget: { checked } }) => flip(checked)}
      />
      <span>
        <b>{text}</b>
        {more !== undefined && <small class="muted">{more}</small>}
      </span>
    </label>
  );
}
