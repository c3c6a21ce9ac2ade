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
    <label class="switch">
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
