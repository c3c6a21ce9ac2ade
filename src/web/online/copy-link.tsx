import './links.css';
import { Button, toast } from '../app/index.ts';
import { copyText } from '../device/index.ts';
import { t } from '../i18n/index.ts';

async function copy(address: string): Promise<void> {
  if (await copyText(address)) toast(t('online.copied'));
  else toast({ text: t('online.copy-failed'), kind: 'bad' });
}

const share = (title: string, url: string): void => {
  // Whoever changes their mind has not made a mistake.
  navigator.share({ title, url }).catch(() => {});
};

interface Props {
  readonly label: string;
  readonly address: string;
  readonly title: string;
}

/** An address to be copied, or shared where the device can. */
export function CopyLink({ label, address, title }: Props) {
  return (
    <div class="copy-link wraps">
      <input
        class="field"
        readOnly
        aria-label={label}
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {'share' in navigator && (
        <Button icon="share" text={t('shell.share')} onClick={() => share(title, address)} />
      )}
      <Button icon="link" text={t('online.copy')} onClick={() => void copy(address)} />
    </div>
  );
}
