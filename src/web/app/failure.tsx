import { Component, type ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Button, ButtonLink } from './buttons.tsx';
import { linkTo } from './routes.ts';

interface Props {
  readonly children: ComponentChildren;
  /** Another page gets another chance. */
  readonly on: string;
}
interface State {
  readonly failed?: { readonly on: string; readonly error: unknown };
}

/** Where a page fails, says so and offers a way on. Games are kept after every move, so nothing is lost. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = {};

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failed: { on: this.props.on, error } });
  }

  override render() {
    const { failed } = this.state;
    if (failed === undefined || failed.on !== this.props.on) return this.props.children;
    return <Failure error={failed.error} />;
  }
}

export function Failure({ error }: { readonly error: unknown }) {
  const words =
    error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);
  return (
    <section class="page failure" role="alert">
      <div class="panel failure-box">
        <h1>{t('shell.failure.title')}</h1>
        <p>{t('shell.failure.text')}</p>
        <div class="acts">
          <Button text={t('shell.reload')} class="primary" onClick={() => location.reload()} />
          <ButtonLink text={t('shell.nav.home')} href={linkTo('home')} />
        </div>
        <details>
          <summary>{t('shell.failure.details')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
          <pre lang="en" dir="ltr" tabIndex={0}>
            {words}
          </pre>
        </details>
      </div>
    </section>
  );
}
