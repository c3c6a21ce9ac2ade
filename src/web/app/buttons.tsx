import type { ComponentProps } from 'preact';
import { Icon } from '../board/index.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'class' | 'icon' | 'type'> {
  readonly text: string;
  readonly icon?: string;
  readonly class?: string | undefined;
  /** The key that does the same. */
  readonly keys?: string;
}

/** A button with a sign and a word. */
export const Button = ({ icon, text, class: name = '', keys, children, ...rest }: ButtonProps) => (
  <button type="button" class={`btn ${name}`} aria-keyshortcuts={keys} {...rest}>
    {icon !== undefined && <Icon name={icon} />}
    <span>{text}</span> {children}
  </button>
);

/** A button that shows a sign only; its text is for those who do not know the sign. */
export const IconButton = ({ icon, text, class: name = '', keys, children, ...rest }: IconButtonProps) => (
  <button
    type="button"
    class={`btn icon ${name}`}
    aria-label={text}
    title={text}
    aria-keyshortcuts={keys}
    {...rest}
  >
    <Icon name={icon} />
    {children}
  </button>
);
type IconButtonProps = ButtonProps & { readonly icon: string };

interface ButtonLinkProps {
  readonly text: string;
  readonly icon?: string;
  readonly href: string;
  readonly class?: string;
  readonly onClick?: () => void;
}

/** A link that looks like a button. */
export const ButtonLink = ({ icon, text, class: name = '', ...rest }: ButtonLinkProps) => (
  <a class={`btn ${name}`} {...rest}>
    {icon !== undefined && <Icon name={icon} />}
    <span>{text}</span>
  </a>
);
